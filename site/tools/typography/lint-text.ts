import { marksRule } from './marks-rule.ts'
import { oddCharactersRule } from './odd-characters-rule.ts'
import { pairsRule } from './pairs-rule.ts'
import { spacingRule } from './spacing-rule.ts'
import type { Block, Edit } from './unit.ts'

const rules = [oddCharactersRule, pairsRule, marksRule, spacingRule]
const rounds = 6

/** The edits that would correct the typography of a text, in order and without overlaps. */
export function lintText(text: string, blocksOf: (text: string) => readonly Block[]): Edit[] {
  const edits = blocksOf(text).flatMap((block) => rules.flatMap((rule) => rule(block)))
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end)
  return sorted.filter((edit, index) => index === 0 || edit.start >= Math.max(...sorted.slice(0, index).map(({ end }) => end)))
}

/** The edits as lines that say where in the text each mistake is, what it is, and what stands around it. */
export function describeEdits(text: string, edits: readonly Edit[]): string[] {
  return edits.map(({ start, reason }) => {
    const lines = text.slice(0, start).split('\n')
    const around = text.slice(Math.max(0, start - 12), start + 12).replaceAll('\n', '⏎')
    return `${lines.length}:${(lines.at(-1) ?? '').length + 1} ${reason}: ${around}`
  })
}

/** Corrects the typography of a text. One edit can make another necessary, so this repeats until there are none. */
export function fixText(text: string, blocksOf: (text: string) => readonly Block[]): string {
  let fixed = text
  for (let round = 0; round < rounds; round++) {
    const edits = lintText(fixed, blocksOf)
    if (edits.length === 0) return fixed
    for (const { start, end, text: inserted } of edits.toReversed()) fixed = `${fixed.slice(0, start)}${inserted}${fixed.slice(end)}`
  }
  throw new Error('The typography rules contradict each other')
}
