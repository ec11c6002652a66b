/**
 * What the runtime itself needs of the worker, kept before a program can change it. Afterward the program has neither these nor other
 * ways out of the worker. The policy of the frame forbids the network in any case; without the names, a program gets a plain error.
 */
const scope = globalThis as unknown as Record<string, unknown> & {
  readonly importScripts: (url: string) => void
  readonly setTimeout: (work: () => void, delay?: number) => number
  readonly clearTimeout: (id: number) => void
  readonly setInterval: (work: () => void, delay?: number) => number
}

export const natives = {
  importScripts: scope.importScripts.bind(scope),
  setTimeout: scope.setTimeout.bind(scope),
  clearTimeout: scope.clearTimeout.bind(scope),
  setInterval: scope.setInterval.bind(scope),
  now: performance.now.bind(performance),
  /** What a message holds. A getter that the program puts in its place would see the port. */
  dataOf: Function.prototype.call.bind(Reflect.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get as () => unknown) as (
    event: MessageEvent,
  ) => unknown,
  createObjectURL: URL.createObjectURL.bind(URL),
  revokeObjectURL: URL.revokeObjectURL.bind(URL),
}

const removed = [
  'importScripts',
  'postMessage',
  'close',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'EventSource',
  'WebTransport',
  'RTCPeerConnection',
  'indexedDB',
  'caches',
  'cookieStore',
  'navigator',
  'Notification',
  'FileReaderSync',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemURL',
  'webkitResolveLocalFileSystemSyncURL',
  'onmessage',
  'onmessageerror',
  // What takes memory that is not counted, and is of no use without a document.
  'SharedArrayBuffer',
  'WebAssembly',
  'OffscreenCanvas',
  'ImageData',
  'VideoFrame',
]

/** Removes the globals by which a program could reach anything outside of the worker. */
export function removeExits(): void {
  for (const name of removed) {
    for (let at: object | null = scope; at !== null; at = Object.getPrototypeOf(at)) {
      if (Object.hasOwn(at, name) && !Reflect.deleteProperty(at, name)) Reflect.defineProperty(at, name, { value: undefined })
    }
  }
  URL.createObjectURL = () => {
    throw new Error('URL.createObjectURL does not work in this page.')
  }
  // The worker's own address is that of the script that the next workers need.
  URL.revokeObjectURL = () => undefined
}
