import { toProgram } from './examples.ts'
import type { SampleProgram } from './program.ts'

const folder = '../samples/playground/src/'
const texts = import.meta.glob<string>('../samples/playground/src/*.ts', { query: '?raw', import: 'default', eager: true })

/** The program of an example; null if there is none of this name. */
export function exampleProgram(name: string): SampleProgram | null {
  const text = texts[`${folder}${name}.ts`]
  return text === undefined ? null : toProgram(text)
}
