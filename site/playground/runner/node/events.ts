type Listener = (...args: never[]) => unknown
type Entry = { readonly listener: Listener; readonly once: boolean }

/** Node's EventEmitter, as far as servers, streams and Farrow use it. */
export class EventEmitter {
  #entries = new Map<string | symbol, readonly Entry[]>()

  #add(name: string | symbol, entry: Entry, first = false): this {
    const entries = this.#entries.get(name) ?? []
    this.#entries.set(name, first ? [entry, ...entries] : [...entries, entry])
    this._added(name)
    return this
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
    if (entries.length === 0 && name === 'error') throw args[0]
    for (const entry of entries) {
      if (entry.once) this.off(name, entry.listener)
      Reflect.apply(entry.listener, this, args)
    }
    return entries.length > 0
  }

  static EventEmitter = EventEmitter
  static once = once
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
