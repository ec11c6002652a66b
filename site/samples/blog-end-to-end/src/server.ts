// #region server
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

export const http = Http({ logger: false })

http.route('/api').use(ApiService({ entries: { publish } }))
// #endregion server
