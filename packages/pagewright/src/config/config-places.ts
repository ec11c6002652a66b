import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '@pagewright/model'

type Place = { readonly file: string; readonly span: Span | null }

/** Finds where the configuration writes something, to point an author there. */
export type ConfigPlaces = {
  /** A text in quotes; the configuration's first file without a place where there is none. */
  text(text: string): Place
  /** A key of an object; likewise. */
  key(name: string): Place
}

/** Looks into the configuration's files (paths from the root), in their order. */
export function createConfigPlaces(root: string, files: readonly string[]): ConfigPlaces {
  const sources = new Map<string, string>()
  const find = (pattern: RegExp, length: number): Place => {
    for (const file of files) {
      const source = sources.get(file) ?? read(join(root, file))
      sources.set(file, source)
      const match = pattern.exec(source)
      if (match !== null) return { file, span: spanAtOffset(source, { offset: match.index, length }) }
    }
    return { file: files[0] ?? '', span: null }
  }
  return {
    text: (text) => find(new RegExp(`(?<=(['"\`]))${escapePattern(text)}(?=\\1)`), text.length),
    key: (name) => find(new RegExp(`(?<=(?:^|[{,\\s])['"]?)${escapePattern(name)}(?=['"]?\\s*:)`, 'm'), name.length),
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function spanAtOffset(text: string, { offset, length }: { offset: number; length: number }): Span {
  const before = text.slice(0, offset).split('\n')
  const line = before.length
  const column = (before.at(-1) ?? '').length + 1
  return { line, column, endLine: line, endColumn: column + length }
}
