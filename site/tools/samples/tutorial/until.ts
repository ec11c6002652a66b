import { setTimeout as wait } from 'node:timers/promises'

const patience = 60_000

/** Waits until a condition is true. Throws when that takes too long; the error has `what`. */
export async function until(isTrue: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + patience; !isTrue(); await wait(20)) if (Date.now() > end) throw new Error(`Waited too long until ${what}`)
}
