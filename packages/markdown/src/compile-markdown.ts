import { createProblemList } from '@pagewright/model'
import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast'
import type { Body, Compiled } from './compiled.ts'
import { reportStrayDirectives } from './directive-lines.ts'
import { isTypeScript } from './fence-meta.ts'
import { renderFootnotes } from './footnotes.ts'
import { hash } from './hash.ts'
import { idOfHeading } from './heading-ids.ts'
import { withBracketsInBoxes } from './inline-code.ts'
import { hasTextBefore, isTruncation, reportLeftMarks } from './left-marks.ts'
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
import { nodesOf, spanOf } from './tree.ts'
import { fillValues } from './values.ts'

/**
 * Compiles one text: a pure function of the text, the files that it includes, its locale's messages and translations of comments, and the
 * site's values, package managers, programs and components. Mistakes of the author are in `compiled.problems`; it rejects for no text.
 */
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
    definitions: byIdentifier(nodesOf(root, 'definition')),
    footnotes: { definitions: byIdentifier(nodesOf(root, 'footnoteDefinition')), used: new Map() },
    code: new Map(),
    foundComments: new Set(),
    renderedCode: [],
    entryNames: namesOfEntries(root),
    openTags: [],
    refusedTags: new Set(),
    render: (nodes) => withBalancedTags(pass, () => nodes.map((node) => renderNode(node, pass)).join('')),
  }
  await resolveFences(root, pass)
  const { html, excerpt, truncated } = renderRoot(root, pass)
  reportUnused(root, pass)
  const words = root.children.map((node) => `${plainText(node as Nodes)}\n`).join('')
  const typed = pass.renderedCode.filter(({ language }) => isTypeScript(language))
  const typeNotes = typed.flatMap(({ notes }, index) => (notes.length > 0 ? [[index, notes] as const] : []))
  const body: Body = { html, excerpt, sections: toSections(root, pass), typeNotes }
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
      minutes: readingMinutes(countWords(words)),
      truncated,
      hasTypeScript: typed.length > 0,
      includes: pass.includes.used(),
      comments: [...pass.foundComments],
      problems: problems.all(),
    },
  }
}

function renderRoot(root: Root, pass: Pass): { html: string; excerpt: string; truncated: boolean } {
  const mark = root.children.findIndex((node) => isTruncation(node) && hasTextBefore(node, root))
  const excerpt = pass.render(root.children.slice(0, mark === -1 ? root.children.length : mark))
  const rest = mark === -1 ? '' : pass.render(root.children.slice(mark + 1))
  const html = withBracketsInBoxes(excerpt + rest + renderFootnotes(pass))
  return { html, excerpt: withoutTargets(withBracketsInBoxes(excerpt)), truncated: rest.trim() !== '' }
}

/** An excerpt stands in a list beside others. So it has no links to its own headings and footnotes, and no ids but those in drawings. */
function withoutTargets(excerpt: string): string {
  const targets = /<svg\b.*?<\/svg>| id="[^"]*"(?=[^<>]*>)|<a class="anchor"[^>]*><\/a>|<sup><a href="#_fn-.*?<\/sup>/gs
  return excerpt.replace(targets, (part) => (part.startsWith('<svg') ? part : ''))
}

/** Definitions by what references name; the first one counts. */
function byIdentifier<T extends Definition | FootnoteDefinition>(nodes: readonly T[]): Map<string, T> {
  return new Map(nodes.toReversed().map((node) => [node.identifier, node]))
}

/** Reports footnotes and addresses of links that no reference names, since readers do not see them. `[//]: # (…)` is a comment. */
function reportUnused(root: Root, { report, definitions, footnotes }: Pass): void {
  const references = [...nodesOf(root, 'linkReference'), ...nodesOf(root, 'imageReference')]
  const named = new Set(references.map(({ identifier }) => identifier))
  const check = (node: Definition | FootnoteDefinition, { first, isUsed }: { first: typeof node | undefined; isUsed: boolean }): void => {
    const mark = `[${node.type === 'definition' ? '' : '^'}${node.label}]`
    if (first !== undefined && first !== node)
      report('definition-unused', {
        span: spanOf(node),
        message: `"${mark}" is defined in line ${spanOf(first).line} already, so what stands here is not shown`,
        hint: 'Give it another name, or delete it',
      })
    else if (!isUsed)
      report('definition-unused', {
        span: spanOf(node),
        message: `Nothing in the text refers to "${mark}", so what stands here is not shown`,
        hint: `Refer to it by \`${mark}\`, or delete it; for a bracket, write \`\\[\``,
      })
  }
  for (const node of nodesOf(root, 'definition')) {
    const isComment = node.identifier === '//' || node.url === '#' || node.url === ''
    if (!isComment) check(node, { first: definitions.get(node.identifier), isUsed: named.has(node.identifier) })
  }
  for (const node of nodesOf(root, 'footnoteDefinition'))
    check(node, { first: footnotes.definitions.get(node.identifier), isUsed: footnotes.used.has(node.identifier) })
}
