// Lists mistakes in the typography of the Chinese pages and, with `--fix`, corrects them.
import { writeFileSync } from 'node:fs'
import { contentFolder } from './site-folders.ts'
import { chineseTexts } from './typography/chinese-texts.ts'
import { describeEdits, fixText, lintText } from './typography/lint-text.ts'

const isFixing = process.argv.includes('--fix')
let count = 0
for (const { file, text, blocksOf } of chineseTexts()) {
  const edits = lintText(text, blocksOf)
  count += edits.length
  for (const place of describeEdits(text, edits)) console.log(`zh-cn/${file}:${place}`)
  if (isFixing && edits.length > 0) writeFileSync(`${contentFolder}/zh-cn/${file}`, fixText(text, blocksOf))
}
console.log(count === 0 ? 'No problems.' : `${count} problems${isFixing ? ', fixed' : ''}.`)
process.exitCode = count === 0 || isFixing ? 0 : 1
