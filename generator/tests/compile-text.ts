import { join } from 'node:path'
import { memoryStore } from '../src/cache/store.ts'
import type { SourceFile } from '../src/content/source-file.ts'
import { type CompileOptions, compileMarkdown } from '../src/markdown/compile-markdown.ts'
import type { Compiled } from '../src/markdown/compiled.ts'
import { createHighlighter } from '../src/markdown/highlighter.ts'
import { createIncludeReader } from '../src/markdown/include-reader.ts'
import { fillReferences } from '../src/markdown/reference-tokens.ts'
import { generatorMessageKeys, type Messages } from '../src/model/messages.ts'
import { fixtures } from './site-folder.ts'

/** Compiles as a build does, with the keys of the messages for their texts, and the good site's samples to include. */
export const compileOptions: CompileOptions = {
  messages: Object.fromEntries(generatorMessageKeys.map((key) => [key, key])) as Messages,
  highlighter: createHighlighter(memoryStore()),
  values: {},
  includes: createIncludeReader(join(fixtures, 'base')),
}

/** A docs page of the default locale. */
export function sourceOfText(text: string): SourceFile {
  return { file: 'content/en/docs/guide/page.md', kind: 'docs', locale: 'en', version: 'current', name: 'guide/page.md', text, key: '' }
}

/** Compiles a text without front matter. Links lead where they say. Problems are `line:column code`. */
export async function compileText(text: string): Promise<{ html: string; problems: string[]; compiled: Compiled }> {
  const { compiled, body } = await compileMarkdown(sourceOfText(text), compileOptions)
  const resolved = compiled.references.map(({ kind, url }) => ({ attributes: kind === 'link' ? ` href="${url}"` : ` src="${url}"` }))
  return {
    html: fillReferences(body.html, resolved).trim(),
    problems: compiled.problems.map(({ code, span }) => `${span?.line}:${span?.column} ${code}`),
    compiled,
  }
}
