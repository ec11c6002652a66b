import {
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import type { ApiEntries } from 'farrow-api'
import { toJSON } from 'farrow-api/dist/toJSON'
import { breaks } from './breaks'

// One file for each release, which is committed.
export const save = (
  folder: string,
  release: string,
  entries: ApiEntries,
) => {
  mkdirSync(folder, { recursive: true })
  const text = JSON.stringify(toJSON(entries), null, 2)
  writeFileSync(`${folder}/${release}.json`, text)
}

// What breaks clients of any release in the folder.
export const compare = (folder: string, entries: ApiEntries) =>
  readdirSync(folder).flatMap((file) => {
    const old = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
    return breaks(old, toJSON(entries)).map((text) => `${file}: ${text}`)
  })
