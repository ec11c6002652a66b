/** Makes a function that stands in for one of Node.js that a page cannot have. Calling it throws, and says so. */
export function missing(name: string): (...args: readonly unknown[]) => never {
  return () => {
    throw new Error(`${name} does not work in this page: ${reasonFor(name)}`)
  }
}

function reasonFor(name: string): string {
  const [module = ''] = name.split('.')
  return reasons[module] ?? 'it needs Node.js.'
}

const reasons: Readonly<Record<string, string>> = {
  fs: 'there are no files here.',
  net: 'there are no sockets here. Servers made with node:http answer the requests of this page only.',
  tls: 'there are no sockets here.',
  http: 'there are no sockets here. Use fetch.',
  https: 'there are no sockets and no certificates here. Use Http instead of Https.',
  child_process: 'no other program can be started here.',
  crypto: 'browsers have this only in another form. The global `crypto` is there.',
}
