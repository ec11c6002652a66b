// #region app
import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { Int } from 'farrow-schema'

const square = Api(
  {
    input: { n: Int },
    output: Int,
    validation: { input: true, output: false },
  },
  ({ n }) => n * n,
)

const service = ApiService({
  entries: { square },
  introspection: process.env.NODE_ENV !== 'production',
  stream: true,
  onSuccess: ({ path }) => console.log('ok', path.join('.')),
  onError: ({ path }, message) => console.error(path.join('.'), message),
})

const http = Http()

http.route('/api').use(service)
http.listen(3000)
// #endregion app
