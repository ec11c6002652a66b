import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, Prec } from '@codemirror/state'
import {
  type Command,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { colors } from './colors.ts'
import type { EditorOptions } from './editor.ts'
import { phrases } from './phrases.ts'

/** How long Tab leaves the editor after Escape, in ms, unless another key is pressed. CodeMirror's two seconds are too short for some. */
const wayOut = 30_000

const leaveByTab: Command = (view) => {
  view.setTabFocusMode(wayOut)
  return true
}

/** What all files have in common. The languages and the types are not here. */
export function baseExtensions({ locale, readOnly = false, onRun }: EditorOptions): Extension {
  const run: Command = () => {
    onRun()
    return true
  }
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    highlightSpecialChars(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ icons: false }),
    search({ top: true }),
    highlightSelectionMatches(),
    lintGutter(),
    EditorState.tabSize.of(2),
    EditorState.readOnly.of(readOnly),
    // A soft keyboard would correct names and capitalize lines.
    EditorView.contentAttributes.of({ autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false', translate: 'no' }),
    EditorState.phrases.of(phrases[locale]),
    Prec.high(keymap.of([{ key: 'Mod-Enter', run }])),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...lintKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    Prec.lowest(keymap.of([{ key: 'Escape', run: leaveByTab }])),
    colors,
  ]
}
