import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { entries } from './src/api'

// #region server
const http = Http()

http.route('/api').use(
  ApiService({
    entries,
    errorStack: false,
    validation: { output: process.env.NODE_ENV !== 'production' },
    stream: true,
    onError: ({ path }, message) => {
      console.error(path.join('.'), message)
    },
  }),
)

http.listen(3000)
// #endregion server
