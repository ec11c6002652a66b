import { describe, expect, it } from 'vitest'
import { createTypeReporter } from '../tools/samples/create-type-reporter.ts'
import { findRecordings } from '../tools/samples/find-recordings.ts'
import { listTopics } from '../tools/samples/list-topics.ts'
import { readRecording, recordingOf } from '../tools/samples/recorded.ts'
import { wrongDependencies } from '../tools/samples/wrong-dependencies.ts'

const reportTypes = createTypeReporter()

describe.each(listTopics())('$name', (topic) => {
  it('compiles, fails where it is to fail, and has the types that pages show', () => {
    const { errors, recordings } = reportTypes(topic)
    expect(errors).toEqual([])
    expect([...recordings].filter(([, text]) => text === '').map(([file]) => file)).toEqual([])
    expect(Object.fromEntries([...recordings.keys()].map((file) => [file, readRecording(topic, file)]))).toEqual(
      Object.fromEntries(recordings),
    )
    const printed = topic.programs.map((program) => recordingOf(program, 'out.txt'))
    expect(findRecordings(topic).sort()).toEqual([...recordings.keys(), ...printed].sort())
  })

  it('declares the packages that it imports, in the versions of its line', () => {
    expect(wrongDependencies(topic)).toEqual([])
  })
})
