import assert from 'node:assert/strict'
import { createPipeline } from 'farrow-pipeline'

const print = (what: string, run: () => unknown) => {
  try {
    run()
  } catch (error) {
    assert.ok(error instanceof Error)
    console.log(`${what}\n  ${error.message}`)
    return
  }
  assert.fail(`${what} must throw`)
}

const onlyNext = createPipeline<string, string>()
onlyNext.use((input, next) => next(input))
print('nobody answers', () => onlyNext.run('x'))
assert.equal(onlyNext.run('x', { onLast: () => 'answered' }), 'answered')

print('not a middleware', () => onlyNext.use('shout' as never))

const outer = createPipeline<string, string>()
outer.use(onlyNext)
print('a pipeline in a pipeline', () => outer.run('x'))
