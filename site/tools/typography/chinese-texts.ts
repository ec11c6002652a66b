import { readdirSync, readFileSync } from 'node:fs'
import { listPages } from '../content/list-pages.ts'
import { parseMarkdown } from '../content/markdown.ts'
import { contentFolder } from '../site-folders.ts'
import { blocksOf, plainBlock } from './blocks-of.ts'
import type { Block } from './unit.ts'

/** A file with Chinese text, and how to find the running text in it. */
export type ChineseText = { readonly file: string; readonly text: string; blocksOf(text: string): readonly Block[] }

const folder = `${contentFolder}/zh-cn`

/** The Chinese pages and their diagrams. */
export function chineseTexts(): ChineseText[] {
  const pages = listPages('zh-cn').map(({ file, text }) => ({ file, text, blocksOf: markdownBlocks }))
  const diagrams = readdirSync(`${folder}/diagrams`)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({ file: `diagrams/${name}`, text: readFileSync(`${folder}/diagrams/${name}`, 'utf8'), blocksOf: svgBlocks }))
  return [...pages, ...diagrams]
}

/** The blocks of a Markdown text. */
export function markdownBlocks(text: string): Block[] {
  return blocksOf({ text, root: parseMarkdown(text) })
}

function svgBlocks(text: string): Block[] {
  return [...text.matchAll(/(<text\b[^>]*>)([^<]+)</g)].map((match) => {
    const start = match.index + (match[1] as string).length
    return plainBlock(text, { start, end: start + (match[2] as string).length })
  })
}
