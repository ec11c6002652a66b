import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { Lines } from '../program.ts'
import type { Position } from './editor.ts'

const mark = StateEffect.define<Lines | null>()
const line = Decoration.line({ class: 'cm-marked' })

/** The lines that a page has shown to the reader. They stay marked while text is edited. */
export const markedLines: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marked, { state, changes, effects }) => {
    const effect = effects.find((one) => one.is(mark))
    return effect === undefined ? marked.map(changes) : toDecorations(state, effect.value)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function toDecorations({ doc }: EditorState, lines: Lines | null): DecorationSet {
  if (lines === null) return Decoration.none
  const last = Math.min(lines.to, doc.lines)
  const starts = Array.from({ length: Math.max(0, last - lines.from + 1) }, (_, index) => doc.line(lines.from + index).from)
  return Decoration.set(starts.map((start) => line.range(start)))
}

/** Marks lines in place of others, and scrolls the text, not the page, so that they are at the top with a bit of what is above them. */
export function markLines(view: EditorView, lines: Lines | null): void {
  view.dispatch({ effects: mark.of(lines) })
  if (lines === null || lines.from > view.state.doc.lines) return
  view.dispatch({ selection: { anchor: view.state.doc.line(lines.from).from } })
  scrollToLine(view, { line: lines.from, hidden: -view.defaultLineHeight })
}

/** Scrolls so that a line is the first one, with some pixels of it out of view, or some room above it if they are less than 0. */
export function scrollToLine(view: EditorView, { line, hidden }: Pick<Position, 'line' | 'hidden'>): void {
  const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines))
  // The height of a wrapped line is known only when it has been near the window, so the first attempts may miss.
  for (let attempt = 0; attempt < 3; attempt++) {
    view.scrollDOM.scrollTop = view.lineBlockAt(from).top + view.documentPadding.top + hidden
    measureNow(view)
  }
}

/** Makes CodeMirror measure its lines at once and not in the next frame, in which they would move. */
export function measureNow(view: EditorView): void {
  view.requestMeasure()
  view.coordsAtPos(0)
}
