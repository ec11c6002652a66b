/** Settles after a time in ms. */
export function setTimeout<T>(delay?: number, value?: T): Promise<T | undefined> {
  return new Promise((resolve) => globalThis.setTimeout(() => resolve(value), delay))
}

export function setImmediate<T>(value?: T): Promise<T | undefined> {
  return setTimeout(0, value)
}

export const scheduler = { wait: (delay: number) => setTimeout(delay) }
export default { setTimeout, setImmediate, scheduler }
