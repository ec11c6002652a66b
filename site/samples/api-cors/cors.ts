import './lib/production'
import { withServer } from './lib/request'
import { show } from './lib/show'
import { http } from './src/app'

const own = 'https://app.example.com'
const foreign = 'https://evil.example'

withServer(http, async (send) => {
  await show(send, 'OPTIONS /time', own)
  await show(send, 'GET /time', own)
  await show(send, 'GET /time', foreign)
  await show(send, 'GET /nowhere', own)
})
