import { describe, expect, it } from 'vitest'
import { createTypeReporter } from '../tools/samples/create-type-reporter.ts'
import { findRecordings } from '../tools/samples/find-recordings.ts'
import { listTopics } from '../tools/samples/list-topics.ts'
import { readRecording, recordingOf } from '../tools/samples/recorded.ts'
import { unlistedPackages } from '../tools/samples/unlisted-packages.ts'

const reportTypes = createTypeReporter()

describe.each(listTopics())('$name', (topic) => {
  it('compiles, except for files that must not, and has the recorded types', () => {
    const { errors, recordings } = reportTypes(topic)
    expect(errors).toEqual([])
    const printed = topic.programs.map((program) => recordingOf(program, 'out.txt'))
    expect(findRecordings(topic).sort()).toEqual([...recordings.keys(), ...printed].sort())
    // The compiler may print a type of our own declarations differently from one of the package.
    if (topic.skipped !== null) return
    expect(Object.fromEntries([...recordings.keys()].map((file) => [file, readRecording(topic, file)]))).toEqual(
      Object.fromEntries(recordings),
    )
  })

  it('imports packages that site/samples/package.json lists', () => {
    expect(unlistedPackages(topic)).toEqual([])
  })
})
