import { fileURLToPath } from 'node:url'
import { type Messages, requiredMessageKeys } from '@pagewright/model'
import {
  type Body,
  type Compiled,
  type CompileOptions,
  compileMarkdown,
  createHighlighter,
  createIncludeReader,
  fillReferences,
  type SourceFile,
} from '../src/index.ts'

/** Options for compiling as a build does. Messages are their own keys, and code can be included from the samples of the good site. */
export const compileOptions: CompileOptions = {
  messages: Object.fromEntries([...requiredMessageKeys, 'code.try'].map((key) => [key, key])) as Messages,
  highlight: createHighlighter(),
  values: {},
  islands: { counter: { 'start?': 'number' }, unit: { kind: ['length', 'mass'], 'open?': 'boolean', name: 'string' } },
  programs: { 'samples/hello.ts': '/playground#sample=hello' },
  packageManagers: [{ name: 'npm', add: 'npm install', addDev: 'npm install -D' }],
  includes: createIncludeReader(fileURLToPath(new URL('../../pagewright/fixtures/broken/base', import.meta.url))),
}

/** A source file of the docs in the default locale. */
export function sourceOfText(text: string): SourceFile {
  return { file: 'content/en/docs/guide/page.md', kind: 'docs', locale: 'en', version: 'current', name: 'guide/page.md', text, key: '' }
}

/**
 * Compiles a text without front matter. Links keep the address that the text gives, and names in signatures lead to the text's own entries.
 * Problems are `line:column code`.
 */
export async function compileText(text: string): Promise<{
  html: string
  problems: string[]
  compiled: Compiled
  sections: Body['sections']
}> {
  const { compiled, body } = await compileMarkdown(sourceOfText(text), compileOptions)
  const resolved = compiled.references.map(({ kind, url }) => {
    if (kind !== 'entry') return { url }
    const entry = compiled.entries.find(([name]) => name === url)
    return entry === undefined ? null : { url: `#${entry[1]}` }
  })
  return {
    html: fillReferences(body.html, { resolved }).trim(),
    problems: compiled.problems.map(({ code, span }) => `${span?.line}:${span?.column} ${code}`),
    compiled,
    sections: body.sections,
  }
}
