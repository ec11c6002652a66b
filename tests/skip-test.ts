import type { TestContext } from 'vitest'

/** Skips a test that cannot run here; `npm test` lists it under the reason. Without a reason, the test continues. */
export function skipTest(context: Pick<TestContext, 'skip' | 'task'>, reason: string | null | undefined): void {
  if (reason === null || reason === undefined) return
  Object.assign(context.task.meta, { reason })
  context.skip(reason)
}
