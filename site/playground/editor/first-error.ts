import { forEachDiagnostic, setDiagnosticsEffect } from '@codemirror/lint'
import { type EditorState, type Extension, StateField } from '@codemirror/state'
import { type EditorView, type Panel, showPanel } from '@codemirror/view'

type Errors = { readonly count: number; readonly message: string }

/** A line below the code that says how many errors the file has, and what the first one is. A click leads to it. */
export const firstError: Extension = StateField.define<Errors | null>({
  create: () => null,
  update: (shown, { state, effects }) => {
    if (!effects.some((effect) => effect.is(setDiagnosticsEffect))) return shown
    const errors = errorsIn(state)
    // The same value keeps the same line.
    const isSame = errors.length === shown?.count && errors[0]?.message === shown.message
    return isSame ? shown : errors[0] === undefined ? null : { count: errors.length, message: errors[0].message }
  },
  provide: (field) => showPanel.from(field, (shown) => shown && ((view) => lineOf(view, shown))),
})

/** The errors of a file in the order of their places, each with the first line of its message. */
function errorsIn(state: EditorState): { readonly from: number; readonly message: string }[] {
  const errors: { from: number; message: string }[] = []
  forEachDiagnostic(state, ({ severity, message }, from) => {
    if (severity === 'error') errors.push({ from, message: message.split('\n', 1)[0] ?? '' })
  })
  return errors
}

function lineOf(view: EditorView, { count, message }: Errors): Panel {
  const dom = document.createElement('button')
  dom.type = 'button'
  dom.className = 'cm-first-error'
  dom.textContent = `${view.state.phrase(count === 1 ? '1 error' : '$ errors', count)} · ${message}`
  dom.onclick = () => {
    const anchor = errorsIn(view.state)[0]?.from
    if (anchor !== undefined) view.dispatch({ selection: { anchor }, scrollIntoView: true })
    view.focus()
  }
  return { dom }
}
