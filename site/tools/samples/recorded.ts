import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Topic } from './topic.ts'

/** What is recorded beside a program: what it prints, or why it does not compile. */
export type Recording = 'out.txt' | 'fails.txt'

/** The one file of a topic that holds the types of the names that pages show. */
export const typesFile = 'types.json'

/** The file beside a sample that holds what was recorded of it: `hello.ts` has `hello.out.txt`, `wrong.fails.ts` has `wrong.fails.txt`. */
export function recordingOf(source: string, recording: Recording): string {
  return `${source.replace(/(\.fails)?\.tsx?$/, '')}.${recording}`
}

/** A recording; null when there is none. */
export function readRecording(topic: Topic, file: string): string | null {
  const path = `${topic.folder}/${file}`
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** Writes a recording when it differs. Tells whether it did. */
export function writeRecording(topic: Topic, { file, text }: { file: string; text: string }): boolean {
  if (readRecording(topic, file) === text) return false
  writeFileSync(`${topic.folder}/${file}`, text)
  return true
}
