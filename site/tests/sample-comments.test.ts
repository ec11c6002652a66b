import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { listTopics } from '../tools/samples/list-topics.ts'
import { recordingOf, typesFile } from '../tools/samples/recorded.ts'

type Row = readonly [line: number, column: number, name: string, type: string]

/** What a recorded type is, as our code is formatted. */
function typeIn([, , , text]: Row): string {
  const type = text.replace(/^type \w+ = /, '').replaceAll('"', "'")
  return type.replaceAll('; }', ' }')
}

// The samples of single entries of an API page tell in comments what they print, and what a type is.
const programs = listTopics().flatMap(({ name, folder, programs }) =>
  programs.filter((program) => basename(program) === 'each.ts').map((program) => ({ name: `${name}/${program}`, folder, program })),
)

it('There are samples that tell their results in comments', () => {
  expect(programs.length).toBeGreaterThanOrEqual(5)
})

it.each(programs)('The comments of $name say what it prints, and the types that it has', ({ folder, program }) => {
  const printed = readFileSync(`${folder}/${recordingOf(program, 'out.txt')}`, 'utf8')
    .trimEnd()
    .split('\n')
  const types = (JSON.parse(readFileSync(`${folder}/${typesFile}`, 'utf8')) as Readonly<Record<string, readonly Row[]>>)[program] ?? []
  const lines = readFileSync(`${folder}/${program}`, 'utf8').split('\n')
  const first = lines.findIndex((line) => line.startsWith('import '))
  const told: string[] = []
  for (const [index, line] of lines.entries()) {
    const comment = /^(?:.* )?\/\/ ([^#].*)$/.exec(line)?.[1]
    if (index < first || comment === undefined) continue
    const declared = [index + 1, index].flatMap((row) => types.filter(([at, , , type]) => at === row && type.startsWith('type ')))[0]
    if (declared === undefined) told.push(comment)
    else expect(comment).toBe(typeIn(declared))
  }
  expect(told).toEqual(printed)
})
