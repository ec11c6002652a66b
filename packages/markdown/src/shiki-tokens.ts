import type { HighlighterGeneric } from 'shiki'
import { type CodeToken, type TokenClass, tokenClasses } from './code-tokens.ts'

type Engine = HighlighterGeneric<string, string>

const prefix = '--c-'
/** What Shiki's theme of CSS variables calls the parts of code. Punctuation and links have the color of the text. */
const classes: Readonly<Record<string, TokenClass>> = {
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
export async function shikiTokens(code: string, grammar: string): Promise<CodeToken[][]> {
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
    tokens.map(({ color, content }) => ({ name: classes[color?.slice(`var(${prefix}`.length, -1) ?? ''] ?? null, text: content })),
  )
}

async function loadEngine(): Promise<Engine> {
  const { createCssVariablesTheme, createHighlighter } = await import('shiki')
  const created = await createHighlighter({ themes: [createCssVariablesTheme({ variablePrefix: prefix })], langs: [], warnings: false })
  // Its type knows the themes that Shiki brings along, but not this one.
  return created as Engine
}
