import { readFileSync, writeFileSync } from 'node:fs'
import type { ApiEntries } from 'farrow-api'
import { toJSON } from 'farrow-api/dist/toJSON'
import { breaks } from './breaks'

// Call this with each release, and commit the file.
export const save = (file: string, entries: ApiEntries) => {
  writeFileSync(file, JSON.stringify(toJSON(entries), null, 2))
}

// Call this in a test, and expect an empty list.
export const compare = (file: string, entries: ApiEntries) =>
  breaks(JSON.parse(readFileSync(file, 'utf8')), toJSON(entries))
