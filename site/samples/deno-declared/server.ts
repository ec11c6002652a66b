import { DenoService } from 'farrow-deno-api'
import { Http } from 'farrow-http'
import { entries } from './src/api'

// #region server
const http = Http()

http.route('/api').use(DenoService({ entries, namespace: 'counter' }))

http.listen(3000)
// #endregion server
