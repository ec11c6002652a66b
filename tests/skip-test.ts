import type { TestContext } from 'vitest'

/** Ends a test that cannot run here and tells why; `npm test` lists it under that reason. Without a reason, the test goes on. */
export function skipTest(context: Pick<TestContext, 'skip' | 'task'>, reason: string | null | undefined): void {
  if (reason === null || reason === undefined) return
  Object.assign(context.task.meta, { reason })
  context.skip(reason)
}
