/** Makes a function that stands in for one of Node.js that a page cannot have. Calling it throws, and says so. */
export function missing(name: string): (...args: readonly unknown[]) => never {
  // Not an arrow, because classes can be missing too.
  function refuse(): never {
    throw new Error(`${name} does not work in this page: ${reasonFor(name)}`)
  }
  return refuse
}

function reasonFor(name: string): string {
  const [module = ''] = name.split('.')
  return reasons[module] ?? 'it needs Node.js. Export the program to run it there.'
}

const reasons: Readonly<Record<string, string>> = {
  fs: 'there are no files here.',
  net: 'there are no sockets here. Servers made with node:http answer the requests of this page only.',
  http: 'there are no sockets here. Use fetch.',
  https: 'there are no sockets and no certificates here. Use Http instead of Https.',
  child_process: 'no other program can be started here.',
  crypto: 'of hashes and keys, there is nothing here. Export the program to run it in Node.js.',
}

type Exports = Record<string, unknown>

/** What the language itself asks a module for. */
const asked = ['then', 'toJSON', '$$typeof']

/**
 * Gives a module of ours functions for the names that it lacks. They say so when they are called, where undefined would not. Packages
 * in the bundle import the module itself, so it has to have each name that they use.
 */
export function withMissing(name: string, exports: Exports): Exports {
  return new Proxy(exports, {
    get: (target, key) =>
      key in target || typeof key === 'symbol' || asked.includes(key) ? Reflect.get(target, key) : missing(`${name}.${key}`),
  })
}
