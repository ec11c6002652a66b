import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int, ObjectType } from 'farrow-schema'

class Draft extends ObjectType {
  title = String
  words = Int
}

class Published extends ObjectType {
  id = Int
  minutes = Int
}

export const publish = Api(
  { input: Draft, output: Published },
  ({ words }) => ({ id: 1, minutes: Math.ceil(words / 250) }),
)

export const entries = { publish }
export const http = Http({ logger: false, errorStack: false })

http.route('/api').use(ApiService({ entries, errorStack: false }))
