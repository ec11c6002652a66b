import { inspect } from './inspect.ts'

type Listener = (...args: never[]) => unknown
type Entry = { readonly listener: Listener; readonly once: boolean }

/** Node's EventEmitter, as far as servers, streams and Farrow use it. */
export class EventEmitter {
  #entries = new Map<string | symbol, readonly Entry[]>()

  #add(name: string | symbol, entry: Entry, first = false): this {
    if (this.listenerCount('newListener') > 0) this.emit('newListener', name, entry.listener)
    const entries = this.#entries.get(name) ?? []
    this.#entries.set(name, first ? [entry, ...entries] : [...entries, entry])
    this._added(name)
    return this
  }

  eventNames(): (string | symbol)[] {
    return [...this.#entries].flatMap(([name, { length }]) => (length > 0 ? [name] : []))
  }

  rawListeners(name: string | symbol): Listener[] {
    return this.listeners(name)
  }

  prependOnceListener(name: string | symbol, listener: Listener): this {
    return this.#add(name, { listener, once: true }, true)
  }

  getMaxListeners(): number {
    return EventEmitter.defaultMaxListeners
  }

  /** Called when a listener was added. */
  _added(_name: string | symbol): void {}

  on(name: string | symbol, listener: Listener): this {
    return this.#add(name, { listener, once: false })
  }

  once(name: string | symbol, listener: Listener): this {
    return this.#add(name, { listener, once: true })
  }

  addListener(name: string | symbol, listener: Listener): this {
    return this.on(name, listener)
  }

  prependListener(name: string | symbol, listener: Listener): this {
    return this.#add(name, { listener, once: false }, true)
  }

  off(name: string | symbol, listener: Listener): this {
    const entries = this.#entries.get(name) ?? []
    const index = entries.findLastIndex((entry) => entry.listener === listener)
    if (index >= 0) this.#entries.set(name, entries.toSpliced(index, 1))
    return this
  }

  removeListener(name: string | symbol, listener: Listener): this {
    return this.off(name, listener)
  }

  removeAllListeners(name?: string | symbol): this {
    if (name === undefined) this.#entries.clear()
    else this.#entries.delete(name)
    return this
  }

  listeners(name: string | symbol): Listener[] {
    return (this.#entries.get(name) ?? []).map(({ listener }) => listener)
  }

  listenerCount(name: string | symbol): number {
    return this.#entries.get(name)?.length ?? 0
  }

  setMaxListeners(): this {
    return this
  }

  emit(name: string | symbol, ...args: readonly unknown[]): boolean {
    const entries = this.#entries.get(name) ?? []
    if (entries.length === 0 && name === 'error') throw args[0] instanceof Error ? args[0] : unhandled(args[0])
    for (const entry of entries) {
      if (entry.once) this.off(name, entry.listener)
      Reflect.apply(entry.listener, this, args)
    }
    return entries.length > 0
  }

  static EventEmitter = EventEmitter
  static defaultMaxListeners = 10
  static once = once
  static on = on
}

function unhandled(value: unknown): Error {
  return Object.assign(new Error(`Unhandled error. (${inspect(value)})`), { code: 'ERR_UNHANDLED_ERROR', context: value })
}

/** The arguments of an emitter's events, one after the other, until the loop over them ends or the emitter emits an error. */
export async function* on(emitter: EventEmitter, name: string): AsyncGenerator<unknown[]> {
  const waiting: unknown[][] = []
  let wake = (): void => undefined
  let failure: { readonly error: unknown } | null = null
  const add = (...args: unknown[]): void => {
    waiting.push(args)
    wake()
  }
  const fail = (error: unknown): void => {
    failure = { error }
    wake()
  }
  emitter.on(name, add).on('error', fail)
  try {
    for (;;) {
      const next = waiting.shift()
      if (next !== undefined) yield next
      else if (failure !== null) throw (failure as { readonly error: unknown }).error
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    emitter.off(name, add).off('error', fail)
  }
}

/** Settles with the arguments of an emitter's next event; rejects when it emits an error first. */
export function once(emitter: EventEmitter | EventTarget, name: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    if (emitter instanceof EventTarget) {
      emitter.addEventListener(name, (event) => resolve([event]), { once: true })
      return
    }
    const fail = (error: unknown): void => {
      emitter.off(name, succeed)
      reject(error)
    }
    const succeed = (...args: unknown[]): void => {
      emitter.off('error', fail)
      resolve(args)
    }
    emitter.once(name, succeed)
    if (name !== 'error') emitter.once('error', fail)
  })
}

export default EventEmitter
