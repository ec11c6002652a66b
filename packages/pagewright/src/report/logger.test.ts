import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'

it('A bar ends with its work, also when that fails: its timer would keep the process alive', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  const work = createLogger().progress('Testing', 60, async (step) => {
    step(10)
    expect(timers()).toBeGreaterThan(before)
    throw new Error('no tea')
  })
  await expect(work).rejects.toThrow('no tea')
  expect(timers()).toBe(before)
})
