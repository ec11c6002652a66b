import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { siteFolder } from '../site-folders.ts'
import { createQueue } from './create-queue.ts'
import { createTypeReporter } from './create-type-reporter.ts'
import { findRecordings } from './find-recordings.ts'
import { listTopics } from './list-topics.ts'
import { recordingOf, writeRecording } from './recorded.ts'
import { runProgram } from './run-program.ts'
import type { Topic } from './topic.ts'
import { unlistedPackages } from './unlisted-packages.ts'

type Recorder = {
  readonly enqueue: ReturnType<typeof createQueue>
  readonly reportTypes: ReturnType<typeof createTypeReporter>
  readonly fail: (message: string) => void
}

/** Runs and type-checks topics, all if none is named, and records their outputs and types. `fail` is told what cannot be recorded. */
export async function recordTopics(names: readonly string[], fail: (message: string) => void): Promise<void> {
  const recorder = { enqueue: createQueue(2), reportTypes: createTypeReporter(), fail }
  for (const topic of listTopics(names)) await record(topic, recorder)
}

async function record(topic: Topic, { enqueue, reportTypes, fail }: Recorder): Promise<void> {
  const { errors, recordings } = reportTypes(topic)
  for (const error of errors) fail(`${topic.name}: ${error}`)
  for (const name of unlistedPackages(topic)) fail(`${topic.name}: ${name} is imported, but site/samples/package.json does not list it`)
  if (topic.skipped !== null) return console.log(`${topic.name}: not recorded, because ${topic.skipped}`)
  const printed = await Promise.all(topic.programs.map((program) => enqueue(() => print(topic, program, fail))))
  const all = new Map([...printed.flat(), ...recordings])
  for (const [file, text] of all) {
    if (writeRecording(topic, { file, text })) console.log(`${topic.name}/${file}`)
  }
  if (printed.some((files) => files.length === 0)) return
  for (const file of findRecordings(topic).filter((path) => !all.has(path))) {
    rmSync(`${topic.folder}/${file}`)
    console.log(`${topic.name}/${file}: deleted, because it belongs to no program`)
  }
}

async function print(topic: Topic, program: string, fail: Recorder['fail']): Promise<[string, string][]> {
  const { output, errors, exitCode, timedOut } = await runProgram(topic, program)
  const name = `${topic.name}/${program}`
  const place = output.split('\n').find((line) => line.includes(dirname(siteFolder)))
  if (exitCode !== 0) fail(`${name} ${timedOut ? 'did not end in time' : `ended with exit code ${exitCode}`}\n${errors}`)
  // Responses to errors have a stack, unless `NODE_ENV` is `production`.
  else if (place !== undefined) fail(`${name} prints where it lies on this machine. Leave out stacks and paths:\n${place.trim()}`)
  else return [[recordingOf(program, 'out.txt'), output]]
  return []
}
