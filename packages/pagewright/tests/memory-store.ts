import type { Store } from '../src/cache/store.ts'

/** A store in memory. It has no folder. */
export function memoryStore(): Store {
  const values = new Map<string, string>()
  const write = (name: string, value: unknown): void => void values.set(name, JSON.stringify(value))
  return {
    folder: '',
    read: (kind, key) => parse(values.get(`${kind}/${key}`)),
    write: (kind, key, value) => write(`${kind}/${key}`, value),
    readRecord: (name) => parse(values.get(name)),
    writeRecord: write,
  }
}

function parse<T>(json: string | undefined): T | null {
  return json === undefined ? null : (JSON.parse(json) as T)
}
