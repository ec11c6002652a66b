import { createProblemList, type TypeNotes } from '@pagewright/model'
import type { Nodes, Root } from 'mdast'
import { type CodeBlock, isTypeScript } from './code-block.ts'
import type { Body, Compiled } from './compiled.ts'
import { reportStrayDirectives } from './directive-lines.ts'
import { renderFootnotes } from './footnotes.ts'
import { hash } from './hash.ts'
import { idOfHeading } from './heading-ids.ts'
import { reportLeftMarks } from './left-marks.ts'
import { readMarkdown } from './parse-markdown.ts'
import type { CompileOptions, Pass, Report } from './pass.ts'
import { countWords, plainText, readingMinutes } from './plain-text.ts'
import { withBalancedTags } from './raw-html.ts'
import { renderNode } from './render-nodes.ts'
import { resolveFences } from './resolve-fences.ts'
import { sectionHashes } from './section-hashes.ts'
import { toSections } from './sections.ts'
import { namesOfEntries } from './signatures.ts'
import type { SourceFile } from './source-file.ts'
import { nodesOf } from './tree.ts'
import { fillValues } from './values.ts'

/** Compiles one text: a pure function of its bytes, the files it includes, and its locale's messages. */
export async function compileMarkdown({ file, text }: SourceFile, options: CompileOptions): Promise<{ compiled: Compiled; body: Body }> {
  const problems = createProblemList()
  const report: Report = (code, mistake) => problems.add(code, { file, ...mistake })
  const root = readMarkdown(text, report)
  fillValues(root, { values: options.values, report })
  reportLeftMarks(root, { text, report })
  reportStrayDirectives(root, { text, report })
  const pass: Pass = {
    ...options,
    file,
    text,
    report,
    includes: options.includes.track(),
    references: [],
    usedIslands: new Map(),
    headings: [],
    headingIds: new Set(nodesOf(root, 'heading').map(idOfHeading)),
    ids: new Map(),
    definitions: new Map(nodesOf(root, 'definition').map((node) => [node.identifier, node])),
    footnotes: { definitions: new Map(nodesOf(root, 'footnoteDefinition').map((node) => [node.identifier, node])), used: new Map() },
    code: new Map(),
    entryNames: namesOfEntries(root),
    openTags: [],
    render: (nodes) => withBalancedTags(pass, () => nodes.map((node) => renderNode(node, pass)).join('')),
  }
  await resolveFences(root, pass)
  const { html, excerpt, truncated } = renderRoot(root, pass)
  const words = countWords(root.children.map((node) => `${plainText(node as Nodes)}\n`).join(''))
  const typed = [...pass.code.values()].filter(({ language }) => isTypeScript(language))
  const body: Body = { html, excerpt, sections: toSections(root, pass), typeNotes: toTypeNotes(typed) }
  return {
    body,
    compiled: {
      bodyKey: hash(JSON.stringify(body)),
      references: pass.references,
      islands: [...pass.usedIslands.values()],
      headings: pass.headings,
      sectionHashes: sectionHashes(root, text),
      anchors: [...pass.ids.keys()],
      entries: [...pass.entryNames].flatMap(([name, ids]) => {
        const id = ids.find((known) => pass.ids.has(known))
        return id === undefined ? [] : [[name, id] as const]
      }),
      minutes: readingMinutes(words),
      words,
      truncated,
      hasTypeScript: typed.length > 0,
      includes: pass.includes.used(),
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
