import type { Code } from 'mdast'
import { z } from 'zod'
import { spanAt } from '../model/problem.ts'
import { parseJson } from '../report/parse-json.ts'
import { nearest, suggest } from '../report/suggest.ts'
import { type FenceMeta, fenceFlags, fenceKeys, parseFenceMeta } from './fence-meta.ts'
import type { CodeInput, Highlighter, TypeMark } from './highlighter.ts'
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
}

/** The fences of a text by their node. */
export type CodeBlocks = Map<Code, CodeBlock>

/** Resolves and highlights all fences of a text, ahead of rendering. */
export async function loadCodeBlocks(
  nodes: readonly Code[],
  options: { pass: Omit<Pass, 'code' | 'render'>; highlighter: Highlighter },
): Promise<CodeBlocks> {
  const prepared = nodes.map((node) => prepare(node, options.pass))
  const lines = await options.highlighter.highlight(prepared.map(({ input }) => input))
  return new Map(nodes.map((node, index) => [node, { ...(prepared[index] as Prepared).block, lines: lines[index] as readonly string[] }]))
}

type Prepared = { readonly input: CodeInput; readonly block: Omit<CodeBlock, 'lines'> }
type PreparePass = Omit<Pass, 'code' | 'render'>

function prepare(node: Code, pass: PreparePass): Prepared {
  const meta = parseFenceMeta(node.meta ?? '')
  const language = node.lang ?? 'text'
  checkFence(node, { meta, pass })
  const region = meta.file === null ? null : readRegion(node, { path: meta.file, pass })
  const code = region?.code ?? node.value
  const types = meta.types && meta.file !== null && region !== null ? readTypes({ file: meta.file, region, pass }) : []
  return {
    input: { code, grammar: Object.hasOwn(languages, language) ? (languages[language] ?? null) : null, types },
    block: { language, code, meta },
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

const recordedTypes = z.array(z.object({ line: z.int(), column: z.int(), length: z.int().positive(), type: z.string() }))

/** Types recorded beside a sample (`hello.ts` → `hello.types.json`: lines and columns from 1), moved into the region. */
function readTypes({ file, region, pass }: { file: string; region: Region; pass: PreparePass }): TypeMark[] {
  const path = file.replace(/#.*/s, '').replace(/\.\w+$/, '.types.json')
  const text = pass.readInclude(path)
  if (text === null) return []
  const parsed = parseJson(text)
  const recorded = 'value' in parsed ? recordedTypes.safeParse(parsed.value) : null
  if (!recorded?.success) {
    const span = 'span' in parsed ? parsed.span : spanAt(1, 1)
    pass.problems.error('types-invalid', {
      file: path,
      span,
      message: 'The recorded types are no list of lines, columns, lengths and types',
      hint: 'Record them again',
      related: [pass.file],
    })
    return []
  }
  return recorded.data.flatMap(({ line, column, length, type }) => {
    const index = region.lines.indexOf(line - 1)
    return index === -1 ? [] : [{ line: index, column: column - 1 - region.indent, length, type }]
  })
}
