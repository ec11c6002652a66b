/**
 * What stands in for Node's AsyncLocalStorage, which browsers lack: the store stays until the promise of `run` settles. Two runs at
 * the same time would see each other's store, so the requests of a page are answered one after the other.
 */
export class AsyncLocalStorage<T> {
  #store: T | undefined

  run<R>(store: T, callback: (...args: never[]) => R, ...args: never[]): R {
    const outer = this.#store
    const leave = (): void => {
      this.#store = outer
    }
    this.#store = store
    let result: R
    try {
      result = callback(...args)
    } catch (error) {
      leave()
      throw error
    }
    if (!isThenable(result)) {
      leave()
      return result
    }
    return result.then(
      (value) => {
        leave()
        return value
      },
      (error: unknown) => {
        leave()
        throw error
      },
    ) as R
  }

  getStore(): T | undefined {
    return this.#store
  }

  enterWith(store: T): void {
    this.#store = store
  }

  exit<R>(callback: () => R): R {
    return this.run(undefined as T, callback)
  }

  disable(): void {
    this.#store = undefined
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function'
}

export default { AsyncLocalStorage }
