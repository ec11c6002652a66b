import { setTimeout as wait } from 'node:timers/promises'

const patience = 60_000

/** Waits for something to become true; throws when it takes too long. */
export async function until(isTrue: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + patience; !isTrue(); await wait(20)) if (Date.now() > end) throw new Error(`Not so in time: ${what}`)
}
