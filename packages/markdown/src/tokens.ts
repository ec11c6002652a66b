import { StreamLanguage } from '@codemirror/language'
import { shell } from '@codemirror/legacy-modes/mode/shell'
import type { Parser } from '@lezer/common'
import { type Highlighter, highlightTree, styleTags, tagHighlighter, tags } from '@lezer/highlight'
import { parser as scripts } from '@lezer/javascript'
import { parser as json } from '@lezer/json'
import type { HighlighterGeneric } from 'shiki'

/** The parts of code that have a color, and their classes. */
export const tokenClasses = { keyword: 'tk', string: 'ts', constant: 'tc', comment: 'tm', name: 'tf' } as const

/** A stretch of code within one line. Neighbors of the same class are one token. */
export type CodeToken = { readonly name: TokenClass | null; readonly text: string }

type TokenClass = (typeof tokenClasses)[keyof typeof tokenClasses]

/** Splits code into lines of tokens: by CodeMirror's parsers if they know the language, or else by Shiki. `grammar` is Shiki's name. */
export async function tokensOf(code: string, grammar: string): Promise<CodeToken[][]> {
  const lines = lezerTokens(code, grammar) ?? (await shikiTokens(code, grammar))
  return lines.map(mergeTokens)
}

/** Joins neighboring tokens of the same class. White space joins the token before it. */
function mergeTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: { name: TokenClass | null; text: string }[] = []
  for (const { name, text } of tokens) {
    const last = merged.at(-1)
    if (last !== undefined && (last.name === name || text.trim() === '')) last.text += text
    else if (text !== '') merged.push({ name, text })
  }
  return merged
}

type Language = { readonly parser: Parser; readonly highlighter: Highlighter }

const { keyword, string, constant, comment, name } = tokenClasses
/** The class of variables. Only those that begin with a capital are colored, because they are classes, schemas and the like. */
const variable = 'variable'

const strings = [tags.string, tags.regexp, tags.escape]
const constants = [tags.number, tags.bool, tags.null]

const programs = tagHighlighter([
  { tag: [tags.keyword, tags.self, tags.function(tags.punctuation), tags.tagName], class: keyword },
  { tag: strings, class: string },
  { tag: constants, class: constant },
  { tag: tags.comment, class: comment },
  {
    tag: [tags.typeName, tags.className, tags.function(tags.variableName), tags.function(tags.propertyName), tags.attributeName],
    class: name,
  },
  { tag: tags.variableName, class: variable },
])

const data = tagHighlighter([
  { tag: tags.propertyName, class: name },
  { tag: strings, class: string },
  { tag: constants, class: constant },
])

/** The grammar takes every word that can be a command for one, wherever it stands, so `firstWord` finds those that are. */
const commands = tagHighlighter([
  { tag: tags.keyword, class: keyword },
  { tag: strings, class: string },
  { tag: tags.definition(tags.variableName), class: constant },
  { tag: tags.comment, class: comment },
])

/**
 * The first word of a command: at the beginning of a line that does not continue the one before, or behind what joins commands. Values of
 * variables may stand before it.
 */
const firstWord = /(?<=(?:^|(?<!\\)\n|(?:&&|[|;])[ \t])[ \t]*(?:\w+=\S*[ \t]+)*)[a-z.][\w./@-]*(?![\w=])/gi

/** The grammar does not mark the name of a declared function, as signatures have it. */
const declared = styleTags({ 'AmbientFunctionDeclaration/VariableDefinition': tags.function(tags.variableName) })
const javascript = scripts.configure({ props: [declared] })

const languages: Readonly<Record<string, Language>> = {
  typescript: { parser: javascript.configure({ dialect: 'ts' }), highlighter: programs },
  tsx: { parser: javascript.configure({ dialect: 'jsx ts' }), highlighter: programs },
  javascript: { parser: javascript.configure({ dialect: 'jsx' }), highlighter: programs },
  jsx: { parser: javascript.configure({ dialect: 'jsx' }), highlighter: programs },
  json: { parser: json, highlighter: data },
  shellscript: { parser: StreamLanguage.define(shell).parser, highlighter: commands },
}

/**
 * What is longer than this is left to Shiki, whose time grows with the length of the code only. Lezer's grows with the square of the length
 * for code that is nothing but mistakes.
 */
const longCode = 20_000
const longLine = /.{2001}/

/**
 * Splits code of the languages that most pages consist of into lines of tokens; null for other languages and for very long code. `grammar`
 * is Shiki's name. It takes a quarter of the time that Shiki takes.
 */
export function lezerTokens(code: string, grammar: string): CodeToken[][] | null {
  if (!Object.hasOwn(languages, grammar) || code.length > longCode || longLine.test(code)) return null
  const { parser, highlighter } = languages[grammar] as Language
  const tokens: CodeToken[] = []
  let done = 0
  const words = grammar === 'shellscript' ? [...code.matchAll(firstWord)] : []
  const addPlain = (to: number): void => {
    for (const { 0: word, index } of words) {
      if (index < done || index + word.length > to) continue
      tokens.push({ name: null, text: code.slice(done, index) }, { name, text: word })
      done = index + word.length
    }
    tokens.push({ name: null, text: code.slice(done, to) })
  }
  highlightTree(parser.parse(code), highlighter, (from, to, found) => {
    addPlain(from)
    const text = code.slice(from, to)
    const named = found === variable ? (/^[A-Z]/.test(text) ? name : null) : (found as TokenClass)
    tokens.push({ name: named, text })
    done = to
  })
  addPlain(code.length)
  return splitLines(tokens)
}

function splitLines(tokens: readonly CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]]
  for (const { name: named, text } of tokens) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ name: named, text: part })
    }
  }
  return lines
}

type Engine = HighlighterGeneric<string, string>

const shikiPrefix = '--c-'
/** What Shiki's theme of CSS variables calls the parts of code. Punctuation and links have the color of the text. */
const shikiClasses: Readonly<Record<string, TokenClass>> = {
  'token-keyword': tokenClasses.keyword,
  'token-string': tokenClasses.string,
  'token-string-expression': tokenClasses.string,
  'token-constant': tokenClasses.constant,
  'token-parameter': tokenClasses.constant,
  'token-comment': tokenClasses.comment,
  'token-function': tokenClasses.name,
}

let engine: Promise<Engine> | null = null

/** Splits code of any language that Shiki knows into lines of tokens. Shiki and its grammars are loaded when they are first needed. */
async function shikiTokens(code: string, grammar: string): Promise<CodeToken[][]> {
  engine ??= loadEngine()
  const { codeToTokensBase, getLoadedLanguages, loadLanguage } = await engine
  if (!getLoadedLanguages().includes(grammar)) await loadLanguage(grammar)
  const lines = codeToTokensBase(code, {
    lang: grammar,
    theme: 'css-variables',
    tokenizeMaxLineLength: 2000,
    // None. With a limit, what a build writes would depend on how busy the machine is.
    tokenizeTimeLimit: 0,
  })
  return lines.map((tokens) =>
    tokens.map(({ color, content }) => ({
      name: shikiClasses[color?.slice(`var(${shikiPrefix}`.length, -1) ?? ''] ?? null,
      text: content,
    })),
  )
}

async function loadEngine(): Promise<Engine> {
  const { createCssVariablesTheme, createHighlighter } = await import('shiki')
  const created = await createHighlighter({
    themes: [createCssVariablesTheme({ variablePrefix: shikiPrefix })],
    langs: [],
    warnings: false,
  })
  // Its type knows the themes that Shiki brings along, but not this one.
  return created as Engine
}
