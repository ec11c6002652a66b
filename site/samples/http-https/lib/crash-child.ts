import './production'
import { asking } from './ask'
import { https, tls } from '../src/built-in'

asking(https.server(), tls.cert, async (ask) => {
  await ask('/fails')
})
