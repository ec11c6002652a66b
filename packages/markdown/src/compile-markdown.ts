import { createProblemList, type IslandDeclarations, type Messages, type TypeNotes } from '@pagewright/model'
import type { Code, Definition, FootnoteDefinition, Nodes, Root } from 'mdast'
import { type CodeBlock, isTypeScript } from './code-block.ts'
import type { Body, Compiled } from './compiled.ts'
import { reportStrayDirectives } from './directive-lines.ts'
import { renderFootnotes } from './footnotes.ts'
import { hash } from './hash.ts'
import { headingsOf, idOfHeading } from './heading-ids.ts'
import type { Highlighter } from './highlighter.ts'
import type { IncludeReader } from './include-reader.ts'
import { reportLeftMarks } from './left-marks.ts'
import { readMarkdown } from './parse-markdown.ts'
import type { PackageManager, Pass } from './pass.ts'
import { countWords, plainText, readingMinutes } from './plain-text.ts'
import { withBalancedTags } from './raw-html.ts'
import { renderNode } from './render-nodes.ts'
import { resolveFences } from './resolve-fences.ts'
import { sectionHashes } from './section-hashes.ts'
import { toSections } from './sections.ts'
import { namesOfEntries } from './signatures.ts'
import type { SourceFile } from './source-file.ts'
import { fillValues, type Values } from './values.ts'

export type CompileOptions = {
  readonly messages: Messages
  readonly highlighter: Highlighter
  readonly includes: IncludeReader
  readonly values: Values
  readonly packageManagers: readonly PackageManager[]
  readonly programs: Pass['programs']
  readonly islands: IslandDeclarations
}

/** Compiles one text: a pure function of its bytes, the files it includes, and its locale's messages. */
export async function compileMarkdown(source: SourceFile, options: CompileOptions): Promise<{ compiled: Compiled; body: Body }> {
  const problems = createProblemList()
  const root = readMarkdown(source, problems)
  fillValues(root, { values: options.values, file: source.file, problems })
  reportLeftMarks(root, { file: source.file, text: source.text, problems })
  reportStrayDirectives(root, { file: source.file, text: source.text, problems })
  const includes = options.includes.track()
  const headings = headingsOf(root)
  const base = {
    file: source.file,
    text: source.text,
    messages: options.messages,
    packageManagers: options.packageManagers,
    programs: options.programs,
    islands: options.islands,
    problems,
    references: [],
    usedIslands: new Map(),
    headings: [],
    headingIds: new Set(headings.map(idOfHeading)),
    ids: new Map(),
    definitions: new Map(all(root, 'definition').map((node) => [(node as Definition).identifier, node as Definition])),
    footnotes: {
      definitions: new Map(
        all(root, 'footnoteDefinition').map((node) => [(node as FootnoteDefinition).identifier, node as FootnoteDefinition]),
      ),
      used: new Map(),
    },
    openTags: [],
    readInclude: includes.read,
    listIncludes: includes.list,
  } satisfies Omit<Pass, 'code' | 'render'>
  const names = namesOfEntries(root)
  const code = await resolveFences(all(root, 'code') as Code[], { pass: base, highlighter: options.highlighter, names })
  const pass: Pass = {
    ...base,
    code,
    render: (nodes) => withBalancedTags(pass, () => nodes.map((node) => renderNode(node, pass)).join('')),
  }
  const { html, excerpt, truncated } = renderRoot(root, pass)
  const sections = toSections(root, pass)
  const words = countWords(root.children.map((node) => `${plainText(node as Nodes)}\n`).join(''))
  const typed = [...code.values()].filter(({ language }) => isTypeScript(language))
  const body: Body = { html, excerpt, sections, typeNotes: toTypeNotes(typed) }
  return {
    body,
    compiled: {
      bodyKey: hash(JSON.stringify(body)),
      references: pass.references,
      islands: [...pass.usedIslands.values()],
      headings: pass.headings,
      sectionHashes: sectionHashes(root, source.text),
      anchors: [...pass.ids.keys()],
      entries: [...names].flatMap(([name, ids]) =>
        ids
          .filter((id) => pass.ids.has(id))
          .slice(0, 1)
          .map((id) => [name, id] as const),
      ),
      minutes: readingMinutes(words),
      words,
      truncated,
      hasTypeScript: typed.length > 0,
      includes: includes.used(),
      problems: problems.all(),
    },
  }
}

function toTypeNotes(blocks: readonly CodeBlock[]): TypeNotes {
  return blocks.flatMap(({ types }, index): TypeNotes[number][] =>
    types.length === 0 ? [] : [[index, types.map(({ line, column, length, type }) => [line, column, length, type] as const)]],
  )
}

function renderRoot(root: Root, pass: Pass): { html: string; excerpt: string; truncated: boolean } {
  const mark = root.children.findIndex((node) => node.type === 'html' && /^<!--\s*truncate\s*-->$/.test(node.value.trim()))
  const excerpt = pass.render(root.children.slice(0, mark === -1 ? root.children.length : mark))
  const rest = mark === -1 ? '' : pass.render(root.children.slice(mark + 1))
  return { html: excerpt + rest + renderFootnotes(pass), excerpt, truncated: rest.trim() !== '' }
}

/** All nodes of a type, in reading order. */
function all(node: Nodes, type: Nodes['type']): Nodes[] {
  const own = node.type === type ? [node] : []
  return 'children' in node ? [...own, ...(node.children as Nodes[]).flatMap((child) => all(child, type))] : own
}
