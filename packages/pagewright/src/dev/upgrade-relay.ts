import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'

/** Stands between an HTTP server and one that answers its upgrades to the web socket. */
export type UpgradeRelay = {
  /** What the answering server listens to. */
  readonly server: Server
  /** Hands the upgrades over from whoever had them. */
  take(): void
}

/** Creates a relay. Two that answer one upgrade, as when a new server takes an old one's place, would end the process. */
export function createUpgradeRelay(http: Server): UpgradeRelay {
  const server = new EventEmitter() as Server
  return {
    server,
    take: () => {
      http.removeAllListeners('upgrade')
      http.on('upgrade', (...parts) => server.emit('upgrade', ...parts))
    },
  }
}
