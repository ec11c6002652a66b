import { missing } from './missing.ts'

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

/** There are no files in a page: each call rejects with an error that says so. Other functions of the module throw it. */
export const promises = Object.fromEntries(asyncNames.map((name) => [name, async () => missing(`fs.${name}`)()]))
export const constants = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 }

/** Has no instances, because a page has no file streams; it exists for `instanceof`. */
export class ReadStream {}

export default { promises, constants, ReadStream }
