import { isPath } from './file-path.ts'
import type { Program } from './program.ts'

/** Limits for programs that come from an address or from the browser's storage. */
export const limits = {
  files: 20,
  /** Length of all texts together, in characters. */
  text: 100_000,
} as const

/** A program as JSON: short, because addresses hold it. */
type Packed = { readonly entry: string; readonly files: readonly (readonly [path: string, text: string])[] }

/** The program as a value for `JSON.stringify`, from which `readProgram` makes it again. */
export function packProgram({ entry, files }: Program): Packed {
  return { entry, files: files.map(({ path, text }) => [path, text]) }
}

/** Makes a program of a value that anybody may have written. Null when it is not a program or exceeds the limits. */
export function readProgram(value: unknown): Program | null {
  if (typeof value !== 'object' || value === null || !('entry' in value) || !('files' in value)) return null
  const { entry, files } = value
  if (typeof entry !== 'string' || !Array.isArray(files) || files.length > limits.files) return null
  const read = new Map<string, string>()
  let length = 0
  for (const file of files as readonly unknown[]) {
    if (!Array.isArray(file) || file.length !== 2) return null
    const [path, text] = file as readonly unknown[]
    if (typeof path !== 'string' || typeof text !== 'string' || !isPath(path) || read.has(path)) return null
    length += text.length
    read.set(path, text)
  }
  if (!read.has(entry) || length > limits.text) return null
  return { entry, files: [...read].map(([path, text]) => ({ path, text })) }
}
