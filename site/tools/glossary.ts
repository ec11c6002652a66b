// Lists words of the Chinese pages for which the glossary has another word, and terms whose English word is missing on the page that
// defines them or is given on another page. With `--fix`, corrects the English words.
import { writeFileSync } from 'node:fs'
import { listPages } from './content/list-pages.ts'
import { firstUses } from './glossary/first-uses.ts'
import { foreignTerms } from './glossary/foreign-terms.ts'
import { readGlossary } from './glossary/read-glossary.ts'
import { contentFolder } from './site-folders.ts'
import { blocksOf } from './typography/blocks-of.ts'
import { markdownBlocks } from './typography/chinese-texts.ts'
import { fixText } from './typography/lint-text.ts'

const isFixing = process.argv.includes('--fix')
const terms = readGlossary()
let count = 0
for (const page of listPages('zh-cn')) {
  const lineOf = (offset: number): number => page.text.slice(0, offset).split('\n').length
  const foreign = foreignTerms(blocksOf(page), terms)
  const uses = firstUses(page, terms)
  count += foreign.length + uses.length
  for (const { start, word, term } of foreign)
    console.log(`zh-cn/${page.file}:${lineOf(start)} "${word}": the glossary says ${term.zh} (${term.en})`)
  for (const { end, problem, term } of uses)
    console.log(
      `zh-cn/${page.file}:${lineOf(end)} ${term.zh}（${term.en}）is ${problem}: ${page.text.slice(Math.max(0, end - 16), end + 16).replaceAll('\n', '⏎')}`,
    )
  if (isFixing && uses.length > 0) writeFileSync(`${contentFolder}/zh-cn/${page.file}`, fixText(annotated(page.text, uses), markdownBlocks))
}
console.log(count === 0 ? 'No problems.' : `${count} problems.`)
process.exitCode = count === 0 ? 0 : 1

function annotated(text: string, uses: ReturnType<typeof firstUses>): string {
  const places = uses.toSorted((a, b) => b.end - a.end)
  return places.reduce((done, { end, problem, term }) => {
    const note = `（${term.en}）`
    if (end === 0) return done
    if (problem === 'annotated again' || problem === 'annotated elsewhere') return `${done.slice(0, end)}${done.slice(end + note.length)}`
    const rest = problem === 'annotated later' ? done.slice(end).replace(`${term.zh}${note}`, term.zh) : done.slice(end)
    return `${done.slice(0, end)}${note}${rest}`
  }, text)
}
