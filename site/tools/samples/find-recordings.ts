import { readdirSync } from 'node:fs'
import type { Topic } from './topic.ts'

/** All files in a topic that are named like recordings, including those that belong to no program. */
export function findRecordings(topic: Topic, path = ''): string[] {
  return readdirSync(`${topic.folder}/${path}`, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : findRecordings(topic, `${path}${entry.name}/`)
    return /\.(?:out|fails)\.txt$|^types\.json$/.test(entry.name) ? [`${path}${entry.name}`] : []
  })
}
