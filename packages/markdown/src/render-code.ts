import { formatMessage, type Span } from '@pagewright/model'
import { isDeep, withBreaks } from './code-breaks.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import type { CodeBlock } from './fence-meta.ts'
import { entryOf } from './headings.ts'
import { grammarOf } from './languages.ts'
import type { Pass } from './pass.ts'
import { referenceTokens } from './reference-tokens.ts'
import { declarationsIn } from './signatures.ts'

/** Blocks with more lines than this are folded. */
const longBlock = 30
/** The number of lines that stay: of a block that is long, and of one whose fence says `fold`, where imports are not counted. */
const foldedTo = { whenLong: 20, onRequest: 8 }
/** A button in place of fewer lines would save little room, and hide what could be read at once. */
const leastHidden = 8

/** A code block as a figure: title, lines, tools. */
export function codeFigure(block: CodeBlock, pass: Pass): string {
  const { language, code: source, meta, lines, range, span } = block
  pass.renderedCode.push(block)
  const { title, focused, numbered, signature } = meta
  const signed = language === 'diff' ? grammarOf(source, { language, title }).signed : meta.inserted.size + meta.deleted.size > 0
  const flags =
    `${focused.size > 0 ? ' data-focus' : ''}${numbered ? ' data-lines' : ''}` +
    `${signed ? ' data-signs' : ''}${signature ? ' data-signature' : ''}`
  const result = resultOf(meta.file)
  // An output says in its bar that it is one, followed by its title. Other code has its title there; without one it has no bar.
  const name = result === null ? title : [pass.messages[`code.${result}`], ...(title === null ? [] : [title])].join(' · ')
  const caption = name === null ? '' : `<figcaption>${escapeText(name)}</figcaption>`
  const marked = language === 'diff' ? markDiff(source, meta) : meta
  // The line break is part of the line. Otherwise an empty line would have no height, and be missing in what a reader copies.
  const endOf = (index: number): string => (index < lines.length - 1 ? '\n' : '')
  const shown = shownLines(source, lines.length, marked)
  const ids = signature ? idsOfFolded(source.split('\n'), shown, { span, pass }) : []
  const spans = lines.map((html, index) => {
    const id = ids[index] === undefined ? '' : ` id="${ids[index]}"`
    return `<span class="${lineClass(index + 1, marked)}${isDeep(html) ? ' deep' : ''}"${id}>${withBreaks(html)}${endOf(index)}</span>`
  })
  const code = spans.slice(0, shown).join('')
  // With this value of `hidden`, the browser's text search finds the lines and shows them. Without script the style sheet shows them.
  const rest = shown === lines.length ? '' : `<span class="rest" hidden="until-found">${spans.slice(shown).join('')}</span>`
  const all = escapeText(formatMessage(pass.messages['code.fold'], { count: lines.length }))
  const unfold = `<button type="button" class="fold" data-action="fold" data-needs-script data-print aria-expanded="false">${all}</button>`
  // A signature is read, not copied: its button would be a hundred stops of the Tab key on a long API page.
  const copy = `<button type="button" data-action="copy">${escapeText(pass.messages['code.copy'] ?? '')}</button>`
  const tools = signature ? '' : `<div class="code-tools">${tryLink({ file: meta.file, range, span }, pass)}${copy}</div>`
  return (
    `<figure class="code" data-lang="${escapeAttribute(language)}"${result === null ? '' : ` data-result="${result}"`}${flags}>${caption}` +
    `<pre><code>${code}${rest}</code></pre>${rest === '' ? '' : unfold}${tools}</figure>\n`
  )
}

/** What a file recorded of a program: `.out.txt` is what it printed, `.fails.txt` why it does not compile. Null for any other file. */
function resultOf(file: string | null): 'output' | 'error' | null {
  if (file?.endsWith('.out.txt')) return 'output'
  return file?.endsWith('.fails.txt') ? 'error' : null
}

/**
 * How many lines are shown before a reader unfolds the block; all of them unless it is long, or its fence says `fold`. Marked lines
 * are always shown.
 */
function shownLines(source: string, count: number, { folded, highlighted, inserted, deleted, focused }: CodeBlock['meta']): number {
  if (folded === false || (folded === null && count <= longBlock)) return count
  const marked = Math.max(0, ...highlighted, ...inserted, ...deleted, ...focused)
  const imports = /^(?:import\b[^'"]*['"][^'"]*['"];?\n+)*/.exec(source)?.[0].split('\n').length ?? 1
  const wanted = folded === true ? foldedTo.onRequest + imports - 1 : foldedTo.whenLong
  // Without empty lines at the end.
  const begin = source.split('\n').slice(0, wanted).join('\n').trimEnd()
  const shown = Math.max(marked, begin.split('\n').length)
  return count - shown < leastHidden ? count : shown
}

/** Ids of the lines of a signature that are folded and declare something: a link to one makes the browser unfold them. */
function idsOfFolded(lines: readonly string[], shown: number, { span, pass }: { span: Span; pass: Pass }): readonly (string | undefined)[] {
  const entry = entryOf(pass.headings)
  return lines.map((line, index) => {
    const [name] = index < shown ? [] : declarationsIn(line)
    const id = `${entry?.id}-type-${name}`
    if (entry === null || name === undefined || /^\s/.test(line) || pass.ids.has(id)) return undefined
    pass.ids.set(id, span)
    return id
  })
}

/** A link to the page that runs the program in a file, if there is one, and to the lines of it that a block shows. */
function tryLink({ file, range, span }: { file: string | null } & Pick<CodeBlock, 'range' | 'span'>, pass: Pass): string {
  const program = file !== null && Object.hasOwn(pass.programs, file) ? pass.programs[file] : undefined
  if (program === undefined) return ''
  const url = range === null ? program : `${program}${program.includes('#') ? '&' : '#'}lines=${range.from}-${range.to}`
  const index = pass.references.push({ kind: 'link', url, span }) - 1
  return `${referenceTokens.tryStart(index)}${escapeText(pass.messages['code.try'] ?? '')}${referenceTokens.linkEnd(index)}`
}

/** In a diff, the first character of a line says whether the line is added or removed. */
function markDiff(source: string, meta: CodeBlock['meta']): CodeBlock['meta'] {
  const startingWith = (sign: string): Set<number> =>
    new Set(source.split('\n').flatMap((line, index) => (line.startsWith(sign) && !line.startsWith(sign.repeat(3)) ? [index + 1] : [])))
  return { ...meta, inserted: startingWith('+'), deleted: startingWith('-') }
}

function lineClass(line: number, { highlighted, inserted, deleted, focused }: CodeBlock['meta']): string {
  const marks = Object.entries({ hl: highlighted, ins: inserted, del: deleted, focus: focused })
  return ['l', ...marks.flatMap(([name, lines]) => (lines.has(line) ? [name] : []))].join(' ')
}
