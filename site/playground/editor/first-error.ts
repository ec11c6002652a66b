import { forEachDiagnostic, setDiagnosticsEffect } from '@codemirror/lint'
import { type EditorState, type Extension, StateField } from '@codemirror/state'
import { EditorView, type Panel, showPanel } from '@codemirror/view'
import type { Current } from './insert-and-import.ts'

/**
 * A line below the code that says how many errors the file has, and where and what the first one is. A click leads to it. While the
 * compiler is being fetched, so that nobody knows of errors yet, the line says that.
 */
export function firstError(current: Current): Extension {
  return StateField.define<string | null>({
    create: () => null,
    update: (shown, { state, effects }) => {
      if (!effects.some((effect) => effect.is(setDiagnosticsEffect))) return shown
      return textOf(state) ?? (current().isFetching ? state.phrase('Loading types …') : null)
    },
    provide: (field) => showPanel.from(field, (text) => (text === null ? null : (view) => panelOf(view, text))),
  })
}

/** The errors of a file in the order of their places, each with the last line of its message, which tells the cause. */
function errorsIn(state: EditorState): { readonly from: number; readonly message: string }[] {
  const errors: { from: number; message: string }[] = []
  forEachDiagnostic(state, ({ severity, message }, from) => {
    if (severity === 'error') errors.push({ from, message: message.split('\n').at(-1)?.trim() ?? '' })
  })
  return errors
}

function textOf(state: EditorState): string | null {
  const errors = errorsIn(state)
  const [first] = errors
  if (first === undefined) return null
  const count = state.phrase(errors.length === 1 ? '1 error' : '$ errors', errors.length)
  return `${count} · ${state.phrase('line $', state.doc.lineAt(first.from).number)} · ${first.message}`
}

function panelOf(view: EditorView, text: string): Panel {
  const dom = document.createElement('button')
  dom.type = 'button'
  dom.className = 'cm-first-error'
  dom.disabled = errorsIn(view.state).length === 0
  // A button cannot cut its text after some lines.
  const content = document.createElement('span')
  content.textContent = text
  dom.append(content)
  dom.onclick = () => {
    const anchor = errorsIn(view.state)[0]?.from
    if (anchor !== undefined) view.dispatch({ selection: { anchor }, scrollIntoView: true })
    view.focus()
  }
  // The line that is being written may lie where the panel appears.
  const mount = (): void => {
    requestAnimationFrame(() => {
      if (view.hasFocus) view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) })
    })
  }
  return { dom, mount }
}
