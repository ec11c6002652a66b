type Options = { readonly signal?: AbortSignal; readonly ref?: boolean }

/** Settles after a time in ms, or rejects when its signal is aborted. */
export function setTimeout<T>(delay?: number, value?: T, { signal }: Options = {}): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      clearTimeout(timer)
      const { reason } = signal as AbortSignal
      reject(Object.assign(new Error('The operation was aborted', { cause: reason }), { name: 'AbortError', code: 'ABORT_ERR' }))
    }
    const timer = globalThis.setTimeout(() => {
      signal?.removeEventListener('abort', fail)
      resolve(value)
    }, delay)
    if (signal?.aborted === true) fail()
    else signal?.addEventListener('abort', fail, { once: true })
  })
}

export function setImmediate<T>(value?: T, options?: Options): Promise<T | undefined> {
  return setTimeout(0, value, options)
}

export async function* setInterval<T>(delay?: number, value?: T, options?: Options): AsyncGenerator<T | undefined> {
  for (;;) yield await setTimeout(delay, value, options)
}

export const scheduler = { wait: (delay: number, options?: Options) => setTimeout(delay, undefined, options), yield: () => setImmediate() }
export default { setTimeout, setImmediate, setInterval, scheduler }
