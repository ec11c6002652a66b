import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { skipTest } from '../../tests/skip-test.ts'
import { removeCompiled } from '../tools/samples/compile-line.ts'
import { createQueue } from '../tools/samples/create-queue.ts'
import { listTopics } from '../tools/samples/list-topics.ts'
import { readRecording, recordingOf } from '../tools/samples/recorded.ts'
import { canShareProcess, runInTurn, type TopicProgram } from '../tools/samples/run-in-turn.ts'
import { runProgram } from '../tools/samples/run-program.ts'
import { lines } from '../tools/samples/topic.ts'

const enqueue = createQueue(Math.max(2, availableParallelism()))
const programs = listTopics().flatMap((topic) => topic.programs.map((program) => ({ topic, program, name: `${topic.name}/${program}` })))
const patience = 600_000
const groupSize = 24
const groupOf = new Map<TopicProgram, Promise<ReadonlyMap<TopicProgram, string>>>()

beforeAll(() => {
  for (const line of lines) {
    const sharing = programs.filter((one) => one.topic.line === line && one.topic.skipped === null && canShareProcess(one))
    while (sharing.length > 0) {
      const group = sharing.splice(0, groupSize)
      const outputs = enqueue(() => runInTurn(group))
      for (const one of group) groupOf.set(one, outputs)
    }
  }
})
afterAll(removeCompiled)

it('There are programs to run', () => {
  expect(programs.length).toBeGreaterThan(200)
})

it.concurrent.for(programs)('$name runs to its end and prints what is recorded', { timeout: patience }, async (one, context) => {
  const { expect } = context
  const { topic, program } = one
  const recorded = readRecording(topic, recordingOf(program, 'out.txt'))
  expect(recorded).not.toBeNull()
  skipTest(context, topic.skipped)
  const outputs = await groupOf.get(one)
  if (outputs?.get(one) === recorded) return
  // It may only have been disturbed by the programs before it. A process of its own, as a reader has, decides.
  const { output, errors, exitCode, timedOut } = await enqueue(() => runProgram(topic, program))
  expect({ exitCode, timedOut, errors: exitCode === 0 ? '' : errors }).toEqual({ exitCode: 0, timedOut: false, errors: '' })
  expect(output).toBe(recorded)
})
