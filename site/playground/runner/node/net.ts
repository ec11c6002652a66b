import { codedError } from './coded-error.ts'
import { EventEmitter } from './events.ts'
import { inspect } from './inspect.ts'

/** The servers that listen, by their port. `watcher` is told when one begins or stops. */
export const listening = new Map<number, Server>()
export const watcher: { onListen: (port: number) => void; onClose: () => void } = { onListen: () => undefined, onClose: () => undefined }

type ListenOptions = { readonly port?: number; readonly host?: string }

/** A server that listens in the page only: requests of the page's own `fetch` reach it. */
export class Server extends EventEmitter {
  listening = false
  #port = 0
  #host = '127.0.0.1'

  listen(...args: readonly unknown[]): this {
    const first = args[0]
    const options = (
      typeof first === 'object' && first !== null ? first : { port: first, host: args.find((arg) => typeof arg === 'string') }
    ) as ListenOptions
    const callback = args.find((arg) => typeof arg === 'function') as (() => void) | undefined
    const wanted = Number(options.port ?? 0)
    if (!(Number.isInteger(wanted) && wanted >= 0 && wanted < 65_536)) {
      const given = `type ${typeof options.port} (${inspect(options.port)})`
      throw codedError('ERR_SOCKET_BAD_PORT', `options.port should be >= 0 and < 65536. Received ${given}.`, RangeError)
    }
    if (listening.has(wanted)) {
      const error = Object.assign(new Error(`listen EADDRINUSE: address already in use :::${wanted}`), {
        code: 'EADDRINUSE',
        errno: -98,
        syscall: 'listen',
        address: '::',
        port: wanted,
      })
      queueMicrotask(() => this.emit('error', error))
      return this
    }
    this.#port = wanted === 0 ? freePort() : wanted
    this.#host = options.host ?? '::'
    if (callback !== undefined) this.once('listening', callback)
    listening.set(this.#port, this)
    this.listening = true
    queueMicrotask(() => {
      this.emit('listening')
      if (this.listening) watcher.onListen(this.#port)
    })
    return this
  }

  address(): { readonly address: string; readonly family: string; readonly port: number } | null {
    return this.listening ? { address: this.#host, family: this.#host.includes(':') ? 'IPv6' : 'IPv4', port: this.#port } : null
  }

  close(callback?: (error?: Error) => void): this {
    const wasListening = this.listening
    if (wasListening) listening.delete(this.#port)
    this.listening = false
    void this._idle().then(() => {
      if (wasListening) this.emit('close')
      callback?.(wasListening ? undefined : codedError('ERR_SERVER_NOT_RUNNING', 'Server is not running.'))
      watcher.onClose()
    })
    return this
  }

  /** Settles when nothing is answered any more. */
  async _idle(): Promise<void> {}

  closeAllConnections(): void {}
  closeIdleConnections(): void {}
  setTimeout(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close()
  }
}

function freePort(): number {
  for (let port = 49_152; ; port++) if (!listening.has(port)) return port
}

export const createServer = (listener?: (...args: never[]) => unknown): Server => {
  const server = new Server()
  return listener === undefined ? server : server.on('connection', listener)
}
export class Socket extends EventEmitter {}
export default { Server, Socket, createServer }
