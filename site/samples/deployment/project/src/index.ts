import { http } from './app'
import { stopOnSignal } from './stop'

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '0.0.0.0'

const server = http.listen({ port, host }, () => console.log('ready'))

stopOnSignal(server)
