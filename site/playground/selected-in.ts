import type { Position } from './editor/index.ts'

/**
 * Where the reader has clicked in a block of code, what was selected, and how far was scrolled, for the editor that is about to replace
 * the block. The lines of the block have the class `l`.
 */
export function selectedIn(scroller: HTMLElement): Position {
  const lines = [...scroller.querySelectorAll('.l')]
  const { top } = scroller.getBoundingClientRect()
  const first = Math.max(
    lines.findIndex((line) => line.getBoundingClientRect().bottom > top),
    0,
  )
  const hidden = top - (lines[first]?.getBoundingClientRect().top ?? top)
  const code = scroller.querySelector('code')
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null
  const isWithin = range !== null && code?.contains(range.commonAncestorContainer) === true
  const length = isWithin ? range.toString().length : 0
  if (isWithin) range.setStart(code, 0)
  const to = isWithin ? range.toString().length : 0
  return { from: to - length, to, line: first + 1, hidden, hasFocus: isWithin }
}
