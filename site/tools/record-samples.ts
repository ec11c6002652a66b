// Runs the samples, type-checks them and writes what they print, how they fail, and the types that pages show.
// All topics, or those named: `node --import tsx site/tools/record-samples.ts line-2.3/http-basics`.
import { rmSync } from 'node:fs'
import { createQueue } from './samples/create-queue.ts'
import { createTypeReporter } from './samples/create-type-reporter.ts'
import { findRecordings } from './samples/find-recordings.ts'
import { listTopics } from './samples/list-topics.ts'
import { recordingOf, writeRecording } from './samples/recorded.ts'
import { runProgram } from './samples/run-program.ts'
import type { Topic } from './samples/topic.ts'
import { wrongDependencies } from './samples/wrong-dependencies.ts'

const enqueue = createQueue(2)
const reportTypes = createTypeReporter()
const problems: string[] = []

for (const topic of listTopics(process.argv.slice(2))) await record(topic)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1

async function record(topic: Topic): Promise<void> {
  const printed = await Promise.all(topic.programs.map((program) => enqueue(() => print(topic, program))))
  const { errors, recordings } = reportTypes(topic)
  problems.push(...[...errors, ...wrongDependencies(topic)].map((error) => `${topic.name}: ${error}`))
  const all = new Map([...printed.flat(), ...recordings])
  for (const [file, text] of all) {
    if (writeRecording(topic, { file, text })) console.log(`${topic.name}/${file}`)
  }
  if (printed.some((files) => files.length === 0)) return
  for (const file of findRecordings(topic).filter((path) => !all.has(path))) {
    rmSync(`${topic.folder}/${file}`)
    console.log(`${topic.name}/${file}: belongs to nothing, deleted`)
  }
}

async function print(topic: Topic, program: string): Promise<[string, string][]> {
  const { output, errors, exitCode, timedOut } = await runProgram(topic, program)
  if (exitCode === 0) return [[recordingOf(program, 'out.txt'), output]]
  problems.push(`${topic.name}/${program} ${timedOut ? 'did not end in time' : `ended with exit code ${exitCode}`}\n${errors}`)
  return []
}
