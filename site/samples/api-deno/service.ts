// #region app
import { Api } from 'farrow-api'
import { DenoService } from 'farrow-deno-api'
import { Http } from 'farrow-http'
import { Int } from 'farrow-schema'

const square = Api({ input: { n: Int }, output: Int }, ({ n }) => n * n)

const http = Http()

http.route('/math').use(
  DenoService({
    entries: { square },
    namespace: 'client',
    codegen: { header: '// Types and client of the math service.' },
  }),
)

http.listen(3000)
// #endregion app
