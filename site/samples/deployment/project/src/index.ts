import { http } from './app'
import { stopOnSignal } from './stop'

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '0.0.0.0'

const server = http.listen({ port, host }, () => console.log('ready'))
// Longer than the proxy keeps an idle connection.
server.keepAliveTimeout = 65_000

stopOnSignal(server)
