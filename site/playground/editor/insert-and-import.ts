import { type Completion, insertCompletionText, pickedCompletion } from '@codemirror/autocomplete'
import type { Types } from '../types/start-types.ts'
import type { CompletionItem } from '../types/types.ts'

/** The compiler, null before it was fetched, whether it is being fetched, and the path of the file that is shown. */
export type Current = () => { readonly types: Types | null; readonly isFetching: boolean; readonly path: string }

/** Puts a name of another module into the text at once, and its import as soon as the compiler has said how it is written. */
export function insertAndImport(item: CompletionItem, current: Current): Exclude<Completion['apply'], string | undefined> {
  return async (view, picked, from, to) => {
    view.dispatch({ ...insertCompletionText(view.state, item.label, from, to), annotations: pickedCompletion.of(picked) })
    const { types, path } = current()
    const { doc } = view.state
    const details = await types?.ask('describeItem', { ...item, path, offset: from + item.label.length }).catch(() => null)
    const edits = details?.edits ?? []
    // Imports stand above the name. What was written below them meanwhile does not matter.
    const end = Math.max(0, ...edits.map((edit) => edit.to))
    if (current().path === path && view.state.sliceDoc(0, end) === doc.sliceString(0, end)) view.dispatch({ changes: [...edits] })
  }
}
