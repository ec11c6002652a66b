import { nearest, parseJson, spanAt, suggest } from '@pagewright/model'
import type { Code } from 'mdast'
import { z } from 'zod'
import { type FenceMeta, fenceFlags, fenceKeys, parseFenceMeta } from './fence-meta.ts'
import type { CodeInput, Highlighter, NameMark } from './highlighter.ts'
import { cutRegion, type Region, regionNames } from './include-region.ts'
import { languages } from './languages.ts'
import { sourceOf, spanOf } from './parse-markdown.ts'
import type { Pass } from './pass.ts'

/** A fence, resolved: its code (included where a file is named), lines of HTML, and what its meta asks for. */
export type CodeBlock = {
  readonly language: string
  readonly code: string
  readonly meta: FenceMeta
  readonly lines: readonly string[]
  /** Types of names that are shown later, by a file beside the page. */
  readonly types: readonly RecordedType[]
}

/** A name and its type, at a place in a block. Lines and columns count from 0. */
export type RecordedType = { readonly line: number; readonly column: number; readonly length: number; readonly type: string }

/** The fences of a text by their node. */
export type CodeBlocks = Map<Code, CodeBlock>

/** Resolves and highlights all fences of a text, ahead of rendering. `entries` are the names that signatures link, with their ids. */
export async function loadCodeBlocks(
  nodes: readonly Code[],
  options: { pass: Omit<Pass, 'code' | 'render'>; highlighter: Highlighter; entries: ReadonlyMap<string, string> },
): Promise<CodeBlocks> {
  const prepared = nodes.map((node) => prepare(node, options))
  const lines = await options.highlighter.highlight(prepared.map(({ input }) => input))
  return new Map(nodes.map((node, index) => [node, { ...(prepared[index] as Prepared).block, lines: lines[index] as readonly string[] }]))
}

type Prepared = { readonly input: CodeInput; readonly block: Omit<CodeBlock, 'lines'> }
type PreparePass = Omit<Pass, 'code' | 'render'>

function prepare(node: Code, { pass, entries }: { pass: PreparePass; entries: ReadonlyMap<string, string> }): Prepared {
  const meta = parseFenceMeta(node.meta ?? '')
  const language = node.lang ?? 'text'
  checkFence(node, { meta, pass })
  const region = meta.file === null ? null : readRegion(node, { path: meta.file, pass })
  const code = region?.code ?? node.value
  const types = meta.file !== null && region !== null && isTypeScript(language) ? readTypes({ file: meta.file, region, pass }) : []
  const marks = meta.signature ? linksIn(code, entries) : meta.types ? types : []
  return {
    input: { code, grammar: Object.hasOwn(languages, language) ? (languages[language] ?? null) : null, marks },
    block: { language, code, meta, types: meta.types ? [] : types },
  }
}

function checkFence(node: Code, { meta, pass }: { meta: FenceMeta; pass: PreparePass }): void {
  const { file, problems, text } = pass
  const span = spanOf(node)
  const head = { ...span, endLine: span.line, endColumn: span.column + 3 + (node.lang?.length ?? 0) }
  const fenced = /^[ \t>]*(`{3,}|~{3,})/.exec(sourceOf(node, text))?.[1]
  if (fenced === undefined) return
  if (node.lang !== null && node.lang !== undefined && !Object.hasOwn(languages, node.lang)) {
    problems.error('unknown-language', {
      file,
      span: head,
      message: `The fence's language "${node.lang}" is not known`,
      hint: suggest(node.lang, Object.keys(languages)) ?? 'For plain text, and for a language that is not highlighted, write `text`',
    })
  }
  for (const word of meta.unknown) {
    problems.error('unknown-fence-option', {
      file,
      span: { ...head, endColumn: head.endColumn + 1 + (node.meta?.length ?? 0) },
      message: `The fence has an unknown option "${word}"`,
      hint: suggest(word.replace(/=.*/s, ''), [...fenceKeys, ...fenceFlags]),
    })
  }
  const lines = sourceOf(node, text).trimEnd().split('\n')
  const closed = lines.length > 1 && new RegExp(`^[ \\t>]*\\${fenced[0]}{${fenced.length},}[ \\t]*$`).test(lines.at(-1) ?? '')
  if (!closed)
    problems.error('fence-unclosed', { file, span: head, message: 'The code fence is not closed', hint: `Close it by a line ${fenced}` })
}

/** The region that a fence's `file="path#region"` names; null, with a problem, when it is missing. */
function readRegion(node: Code, { path, pass }: { path: string; pass: PreparePass }): Region | null {
  const [file = '', name = null] = path.split('#', 2) as [string, string | undefined]
  const span = spanOf(node)
  const head = { ...span, endLine: span.line, endColumn: span.column + 3 + (node.lang?.length ?? 0) + 1 + (node.meta?.length ?? 0) }
  const text = pass.readInclude(file)
  if (text === null) {
    const beside = pass.listIncludes(file)
    const twin = nearest(file, beside)
    if (twin === file)
      pass.problems.error('include-missing', {
        file: pass.file,
        span: head,
        message: `"${file}" cannot be included: it cannot be read as UTF-8 text`,
        hint: 'Check its encoding and its permissions',
      })
    else
      pass.problems.error('include-missing', {
        file: pass.file,
        span: head,
        message: `There is no file "${file}" to include`,
        hint: twin === null ? "The path counts from the site's root folder" : `Did you mean "${twin}"?`,
      })
    return null
  }
  const region = cutRegion(text, name)
  if (region !== null) return region
  pass.problems.error('include-region-missing', {
    file: pass.file,
    span: head,
    message: `"${file}" has no region "${name}"`,
    hint: suggest(name ?? '', regionNames(text)) ?? `Mark it there by \`// #region ${name}\` and \`// #endregion\``,
    related: [file],
  })
  return null
}

/** Whether a fence's language is one whose names may have types. */
export function isTypeScript(language: string): boolean {
  return language === 'ts' || language === 'tsx'
}

/** Names in a signature that have an entry on the page; the name that is declared there is its own. */
function linksIn(code: string, entries: ReadonlyMap<string, string>): NameMark[] {
  return code.split('\n').flatMap((text, line) =>
    [...text.matchAll(/(?<![\w$.'"/-])[A-Za-z_$][\w$]*/g)].flatMap((match): NameMark[] => {
      const [name] = match
      const id = entries.get(name)
      const isDeclared = /\b(?:const|function|class|type|interface|namespace)\s+$/.test(text.slice(0, match.index))
      return id === undefined || isDeclared ? [] : [{ line, column: match.index, length: name.length, href: `#${id}` }]
    }),
  )
}

const typesFile = 'types.json'
const recordedTypes = z.record(z.string(), z.array(z.tuple([z.int(), z.int(), z.string().min(1), z.string()])))

/**
 * Types recorded in the nearest `types.json` above a sample, by the path from there: for each name its line and column, from
 * 1, the name and its type. Moved into the region that is shown. A name that is no longer at its place has no type until
 * it is recorded again.
 */
function readTypes({ file, region, pass }: { file: string; region: Region; pass: PreparePass }): RecordedType[] {
  const found = findTypes(file.replace(/#.*/s, ''), pass)
  if (found === null) return []
  const parsed = parseJson(found.text)
  const recorded = 'value' in parsed ? recordedTypes.safeParse(parsed.value) : null
  if (!recorded?.success) {
    const span = 'span' in parsed ? parsed.span : spanAt(1, 1)
    pass.problems.error('types-invalid', {
      file: found.path,
      span,
      message: 'The recorded types are not lists of lines, columns, names and types by file',
      hint: 'Record them again',
      related: [pass.file],
    })
    return []
  }
  const lines = region.code.split('\n')
  return (recorded.data[found.key] ?? []).flatMap(([row, from, name, type]) => {
    const line = region.lines.indexOf(row - 1)
    const column = from - 1 - region.indent
    return lines[line]?.startsWith(name, column) ? [{ line, column, length: name.length, type }] : []
  })
}

function findTypes(file: string, pass: PreparePass): { path: string; text: string; key: string } | null {
  const parts = file.split('/')
  for (let depth = parts.length - 1; depth > 0; depth--) {
    const path = [...parts.slice(0, depth), typesFile].join('/')
    const text = pass.readInclude(path)
    if (text !== null) return { path, text, key: parts.slice(depth).join('/') }
  }
  return null
}
