import { join } from 'node:path'
import { type Span, spanAtOffset } from '@pagewright/model'
import { readText } from '../cache/files.ts'

type Place = { readonly file: string; readonly span: Span | null }

/** Finds where something stands in the configuration, so that a problem can point there. */
export type ConfigPlaces = {
  /** Finds a text in quotes. Where there is none, the place is the configuration's first file, without a span. */
  text(text: string): Place
  /** Finds a key of an object; otherwise like `text`. */
  key(name: string): Place
}

/** Creates a finder that searches the files of the configuration, given as paths from the root, in their order. */
export function createConfigPlaces(root: string, files: readonly string[]): ConfigPlaces {
  const sources = new Map<string, string>()
  const find = (pattern: RegExp, length: number): Place => {
    for (const file of files) {
      const source = sources.get(file) ?? readText(join(root, file)) ?? ''
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
