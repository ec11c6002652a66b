import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int } from 'farrow-schema'

// #region apis
const double = Api(
  { input: { value: Int }, output: { value: Int } },
  ({ value }) => {
    if (value > 1000) throw new Error('Too large to double')
    return { value: value * 2 }
  },
)

// The type checker sees no difference between Int and Number.
const halve = Api(
  { input: { value: Int }, output: { value: Int } },
  ({ value }) => ({ value: value / 2 }),
)

const planned = Api({ input: {}, output: {} })
// #endregion apis

export const http = Http({ logger: false, errorStack: false })

http.route('/api').use(
  ApiService({
    entries: { math: { double, halve, planned } },
    errorStack: false,
  }),
)
