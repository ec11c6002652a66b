import { posix } from 'node:path'
import { didYouMean, suggest } from '@pagewright/model'
import type { Code, Root } from 'mdast'
import { withComments } from './comments.ts'
import { type CodeBlock, type FenceMeta, fenceFlags, fenceKeys, isTypeScript, parseFence, type RecordedType } from './fence-meta.ts'
import type { CodeInput, NameMark } from './highlighter.ts'
import { cutRegion, leadsDown, type Region, regionNames } from './includes.ts'
import { grammarOf, grammars } from './languages.ts'
import type { Pass } from './pass.ts'
import { placesIn } from './places-in.ts'
import { readTypes } from './recorded-types.ts'
import { entryReference, namesInSignature } from './signatures.ts'
import { headSpan, nodesOf, sourceOf, spanOf } from './tree.ts'

/** Resolves and highlights all fences of a text. Nothing can be rendered before. */
export async function resolveFences(root: Root, pass: Pass): Promise<void> {
  for (const node of nodesOf(root, 'code')) {
    const { input, types, block } = resolveFence(node, pass)
    const lines = await pass.highlight(input)
    const notes = types.map(async ({ line, column, length, type }) => {
      const note = await pass.highlight({ code: type, grammar: 'typescript', marks: [] })
      return [line, column, length, note.join('\n')] as const
    })
    pass.code.set(node, { ...block, lines, notes: await Promise.all(notes) })
  }
}

type Resolved = {
  readonly input: CodeInput
  /** Types that do not stand in the HTML itself. */
  readonly types: readonly RecordedType[]
  readonly block: Omit<CodeBlock, 'lines' | 'notes'>
}

function resolveFence(node: Code, pass: Pass): Resolved {
  const { language, meta } = parseFence(node)
  checkFence(node, { language, meta, pass })
  const region = meta.file === null ? null : readRegion(node, { file: meta.file, name: meta.region, language, pass })
  const code = region?.code ?? node.value
  checkLines(node, { code, language, meta, pass })
  const types = meta.file !== null && region !== null && isTypeScript(language) ? readTypes({ file: meta.file, region, pass }) : []
  const errors = region === null ? [] : readErrors(region, meta.file, pass)
  const marks = meta.signature ? linksIn(node, code, pass) : errors.length > 0 ? errors : meta.types ? types : []
  // The compiler's messages name lines of the whole file.
  const numbered = meta.numbered || (errors.length > 0 && meta.region === null)
  return {
    input: { code, ...grammarOf(code, { language, title: meta.title }), marks },
    types: meta.types ? [] : types,
    block: { language, code, meta: { ...meta, numbered }, range: region?.range ?? null, span: spanOf(node) },
  }
}

function checkFence(node: Code, { language, meta, pass }: { language: string; meta: FenceMeta; pass: Pass }): void {
  const source = sourceOf(node, pass.text)
  const fenced = /^[ \t>]*(`{3,}|~{3,})/.exec(source)?.[1]
  if (fenced === undefined) return
  const span = headSpan(node, pass.text)
  if (!grammars.has(language))
    pass.report('unknown-language', {
      span,
      message: `The language "${language}" of the code fence is not known, so the code is not highlighted`,
      hint: suggest(language, grammars.keys()) ?? 'Write `text` if the code needs no highlighting',
    })
  if (language === 'mermaid')
    pass.report('markup-left', {
      span,
      message: 'Diagrams are not drawn from code, so readers see the source of this one',
      hint: 'Draw it as an SVG file and write `::diagram`; if the source is meant to be read, write `text` behind the fence',
    })
  for (const word of meta.unknown) {
    const key = word.replace(/=.*/s, '')
    pass.report('unknown-fence-option', {
      span,
      message: `The code fence has an unknown option "${word}", which has no effect`,
      hint: fenceKeys.includes(key)
        ? `Write it once, with its value in quotes: \`${key}="…"\``
        : suggest(key, [...fenceKeys, ...fenceFlags]),
    })
  }
  const lines = source.trimEnd().split('\n')
  const closed = lines.length > 1 && new RegExp(`^[ \\t>]*\\${fenced[0]}{${fenced.length},}[ \\t]*$`).test(lines.at(-1) ?? '')
  const begunInside = new RegExp(`^ {0,3}\\${fenced[0]}{${fenced.length},}[ \\t]*\\w[^${fenced[0]}\\n]*$`, 'm').test(node.value)
  if (!closed || begunInside)
    pass.report('fence-unclosed', {
      span,
      message: 'The code fence is not closed',
      hint: `Close it with a line that holds only ${fenced}; if it is to show fences, begin and end it with more of these marks`,
    })
}

/** Comments by which VitePress and Docusaurus mark lines. */
const magicComment = /\[!code [\w+-]+(?::\d+)?\]|(?:\/\/|#|--|\/\*|<!--) ?highlight-(?:next-line|start|end)/g

const conflict = /^<{7} .*\n(?:.*\n)*?={7}\n(?:.*\n)*?>{7} /m

/** Reports what has no place in code: marks of lines that it does not have, comments that other generators read, and conflicts. */
function checkLines(node: Code, { code, language, meta, pass }: { code: string; language: string; meta: FenceMeta; pass: Pass }): void {
  const span = headSpan(node, pass.text)
  const last = code.split('\n').length
  const marked = [meta.highlighted, meta.inserted, meta.deleted, meta.focused].flatMap((numbers) => [...numbers])
  const beyond = marked.find((number) => number < 1 || number > last)
  if (beyond !== undefined)
    pass.report('unknown-fence-option', {
      span,
      message: `The code fence marks line ${beyond}, but the code ends at line ${last}`,
      hint: 'Lines are counted from 1, in the part of the code that is shown',
    })
  if (meta.file !== null && node.value.trim() !== '')
    pass.report('unknown-fence-option', {
      span,
      message: `The code fence shows the file "${meta.file}", so the lines within the fence are left out`,
      hint: 'Delete them, or the option `file`',
    })
  const placeOf = placesIn(node, pass.text)
  const comments = ['md', 'markdown', 'mdx', 'text'].includes(language) ? [] : [...code.matchAll(magicComment)]
  // In code that is included from a file, their lines are others.
  for (const { 0: comment, index } of meta.file === null ? comments : comments.slice(0, 1))
    pass.report('markup-left', {
      span: meta.file === null ? placeOf({ start: index, end: index + comment.length }) : span,
      message: `The comment "${comment}" in the code has no meaning here and stays as text`,
      hint: 'Name the lines behind the language: `ts {1,3-4} ins={2} del={5} focus={6}`',
    })
  if (!['diff', 'text'].includes(language) && conflict.test(code))
    pass.report('markup-left', {
      span,
      message: 'The code holds a merge conflict of git',
      hint: 'Resolve it, or write `text` behind the fence if readers are to see it',
    })
}

type Include = { readonly file: string; readonly name: string | null; readonly language: string; readonly pass: Pass }

/** The region that a fence's `file="path#region"` names; null, with a problem, when it is missing. */
function readRegion(node: Code, { file, name, language, pass }: Include): Region | null {
  const span = headSpan(node, pass.text)
  const text = pass.includes.read(file)
  if (text === null) {
    const beside = pass.includes.list(file)
    const missing = {
      message: `There is no file "${file}" to include`,
      hint: didYouMean(file, beside) ?? "The path is relative to the site's folder",
    }
    const unreadable = {
      message: `"${file}" cannot be included: it is a folder, or cannot be read as UTF-8 text`,
      hint: 'Name a file, and check its encoding and its permissions',
    }
    const elsewhere = {
      message: `"${file}" cannot be included: its path begins with a slash, or has ".." in it`,
      hint: `Write the path from the site's folder, such as "${posix.join('/', file).slice(1)}"; files outside of it cannot be shown`,
    }
    pass.report('include-missing', { span, ...(!leadsDown(file) ? elsewhere : beside.includes(file) ? unreadable : missing) })
    return null
  }
  const region = cutRegion(text, name)
  if (region !== null) return { ...region, code: withComments(region.code, { file, language, span, pass }) }
  pass.report('include-region-missing', {
    span,
    message: `"${file}" has no region "${name}"`,
    hint: suggest(name ?? '', regionNames(text)) ?? `Mark it there by \`// #region ${name}\` and \`// #endregion\``,
    related: [file],
  })
  return null
}

/** The names in a signature that may lead to an entry. Where to is known when the page is rendered; until then it is a reference. */
function linksIn(node: Code, code: string, pass: Pass): NameMark[] {
  return namesInSignature(code, pass.entryNames).map(({ name, line, column }) => ({
    line,
    column,
    length: name.length,
    reference: entryReference(name, { span: spanOf(node), pass }),
  }))
}

/**
 * The words or strings at which the compiler has found errors in a file that must not compile. Its messages, which begin with line and
 * column from 1 as in `7:18 TS2339`, stand beside it: those about `wrong.fails.ts` in `wrong.fails.txt`.
 */
function readErrors({ code, lines, indent }: Region, file: string | null, pass: Pass): NameMark[] {
  const [, beginning] = /^(.*\.fails\.)tsx?$/.exec(file ?? '') ?? []
  const messages = beginning === undefined ? null : pass.includes.read(`${beginning}txt`)
  const rows = code.split('\n')
  const token = /'[^']*'|"[^"]*"|[\w$]+|\S/g
  return [...(messages?.matchAll(/^(\d+):(\d+) TS\d+ (?:'(.+?)')?/gm) ?? [])].flatMap(([, row, from, named]) => {
    const line = lines.indexOf(Number(row) - 1)
    const column = Number(from) - 1 - indent
    const rest = rows[line]?.slice(column) ?? ''
    const wrong = named !== undefined && rest.startsWith(named) ? named : (rest.match(token)?.[0] ?? '')
    // A mark lies within a token, so an expression such as `query.page` has several.
    return [...wrong.matchAll(token)].map(({ 0: { length }, index }) => ({ line, column: column + index, length, isError: true as const }))
  })
}
