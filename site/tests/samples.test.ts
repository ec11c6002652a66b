import { availableParallelism } from 'node:os'
import { afterAll, expect, it } from 'vitest'
import { skipTest } from '../../tests/skip-test.ts'
import { removeCompiled } from '../tools/samples/compile-line.ts'
import { createQueue } from '../tools/samples/create-queue.ts'
import { listTopics } from '../tools/samples/list-topics.ts'
import { readRecording, recordingOf } from '../tools/samples/recorded.ts'
import { runProgram } from '../tools/samples/run-program.ts'

const enqueue = createQueue(Math.max(2, availableParallelism()))
const programs = listTopics().flatMap((topic) => topic.programs.map((program) => ({ topic, program, name: `${topic.name}/${program}` })))
const patience = 600_000

afterAll(removeCompiled)

it('There are programs to run', () => {
  expect(programs.length).toBeGreaterThan(200)
})

it.concurrent.for(programs)(
  '$name runs to its end and prints what is recorded',
  { timeout: patience },
  async ({ topic, program }, context) => {
    const { expect } = context
    const recorded = readRecording(topic, recordingOf(program, 'out.txt'))
    expect(recorded).not.toBeNull()
    skipTest(context, topic.skipped)
    const { output, errors, exitCode, timedOut } = await enqueue(() => runProgram(topic, program))
    expect({ exitCode, timedOut, errors: exitCode === 0 ? '' : errors }).toEqual({ exitCode: 0, timedOut: false, errors: '' })
    expect(output).toBe(recorded)
  },
)
