import { missing } from './missing.ts'

const absent =
  (name: string): (() => Promise<never>) =>
  async () =>
    missing(`fs.${name}`)()

const asyncNames = [
  'access',
  'appendFile',
  'copyFile',
  'cp',
  'mkdir',
  'mkdtemp',
  'open',
  'readFile',
  'readdir',
  'rename',
  'rm',
  'stat',
  'unlink',
  'writeFile',
]
const syncNames = [
  'createReadStream',
  'createWriteStream',
  'existsSync',
  'mkdirSync',
  'mkdtempSync',
  'readFileSync',
  'readdirSync',
  'rmSync',
  'statSync',
  'writeFileSync',
  'watch',
]

/** There are no files in a page: each call throws or rejects with an error that says so. */
export const promises = Object.fromEntries(asyncNames.map((name) => [name, absent(name)]))
export const constants = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 }

/** Has no instances, because a page has no file streams; it exists for `instanceof`. */
export class ReadStream {}

export default {
  ...Object.fromEntries([...asyncNames, ...syncNames].map((name) => [name, missing(`fs.${name}`)])),
  promises,
  constants,
  ReadStream,
}
