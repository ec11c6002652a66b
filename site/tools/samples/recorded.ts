import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Topic } from './topic.ts'

/** The kinds of recordings beside a program: its output, or the reasons why it does not compile. */
export type Recording = 'out.txt' | 'fails.txt'

/** The file of a topic with the types of the names that pages show. */
export const typesFile = 'types.json'

/** The file with the recording of a sample: `hello.out.txt` for `hello.ts`, `wrong.fails.txt` for `wrong.fails.ts`. */
export function recordingOf(source: string, recording: Recording): string {
  return `${source.replace(/(\.fails)?\.tsx?$/, '')}.${recording}`
}

/** Reads a recording; null if there is none. */
export function readRecording(topic: Topic, file: string): string | null {
  const path = `${topic.folder}/${file}`
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** Writes a recording if it has changed. Returns whether it has. */
export function writeRecording(topic: Topic, { file, text }: { file: string; text: string }): boolean {
  if (readRecording(topic, file) === text) return false
  writeFileSync(`${topic.folder}/${file}`, text)
  return true
}
