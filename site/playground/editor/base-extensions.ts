import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentService } from '@codemirror/language'
import { Compartment, EditorState, type Extension, Prec as priority, type Transaction } from '@codemirror/state'
import {
  type Command,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view'
import { inLanguage } from '../in-language.ts'
import { colors } from './colors.ts'
import type { EditorOptions } from './editor.ts'
import { markedLines } from './marked-lines.ts'
import { phrases } from './phrases.ts'

/** How long Tab leaves the editor after Escape, in ms, unless another key is pressed. CodeMirror's two seconds are too short for some. */
const wayOut = 30_000
/** How long it does for a reader who has come by Tab, in ms. */
const passing = 600_000

/**
 * Tab leaves the editor for a reader who has come by that key, as long as no other one is pressed. Otherwise, going through the page by
 * keyboard would change the program.
 */
function passThrough(): Extension {
  let isPressedHere = false
  return EditorView.domEventHandlers({
    keydown: ({ key }) => {
      isPressedHere = key === 'Tab'
      return false
    },
    keyup: ({ key }, view) => {
      if (key === 'Tab' && !isPressedHere) view.setTabFocusMode(passing)
      return false
    },
  })
}

const leaveByTab: Command = (view) => {
  view.setTabFocusMode(wayOut)
  return true
}

/** What a reader needs only while editing: errors, completion, types. It is empty until that code is loaded. */
export const assistance = new Compartment()

/** The search within a file. It is empty until its panel is opened. */
const searching = new Compartment()

const openSearch =
  (lang: EditorOptions['lang']): Command =>
  (view) => {
    void import('./search.ts').then(({ openSearchPanel, searchExtensions }) => {
      view.dispatch({ effects: searching.reconfigure(searchExtensions(lang)) })
      openSearchPanel(view)
    })
    return true
  }

/**
 * Puts a pressed letter into the text in place of the browser. CodeMirror would let the browser put it into the document, read that
 * and render the line anew, and a key press would take half as long again. When a selection is replaced, Chromium would also give the
 * new text the style of the old one, in an attribute that the Content-Security-Policy refuses and the console reports.
 */
function typeIntoState(): Extension {
  let pressed: string | null = null
  return EditorView.domEventHandlers({
    keydown: ({ key }) => {
      pressed = key
      return false
    },
    beforeinput: (event, view) => {
      const { from, to, empty } = view.state.selection.main
      const text = event.data
      if (event.inputType !== 'insertText' || text === null || view.composing) return false
      // Other texts may be meant for another place, e.g. a letter with an accent that replaces the one before.
      if (empty && text !== pressed) return false
      event.preventDefault()
      const insert = (): Transaction =>
        view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true })
      // Others that handle typing go first, e.g. those that put brackets around the selection.
      const isHandled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, insert))
      if (!isHandled) view.dispatch(insert())
      return true
    },
  })
}

/**
 * After Enter, the next line has the indentation of the one before, unless that ends with an opening bracket or another sign after which
 * something has to come. In code without semicolons, the grammar would take the next statement for a continuation and indent it.
 */
const keepIndent = indentService.of((context, offset) => {
  if (context.simulatedBreak !== offset) return undefined
  const { from, text } = context.state.doc.lineAt(offset)
  return /(?:[([{:=]|=>)\s*$/.test(text.slice(0, offset - from)) ? undefined : context.lineIndent(from)
})

/**
 * What sticks to the lower edge of the window on narrow screens, such as the line that says what is wrong, lies above the code: the cursor
 * and lists stay clear of it. Returns its upper edge, in CSS pixels from that of the window.
 */
function lowerEdge({ dom }: EditorView): number {
  const bar = (dom.getRootNode() as ShadowRoot).host?.closest('.bench')?.querySelector(':scope > .first-row')
  if (!bar || getComputedStyle(bar).position !== 'sticky') return innerHeight
  const panel = dom.querySelector('.cm-panels-bottom')?.getBoundingClientRect().height ?? 0
  return bar.getBoundingClientRect().top - panel
}

const clearOfBar: Extension = [
  EditorView.scrollMargins.of((view) => ({ bottom: innerHeight - lowerEdge(view) })),
  tooltips({ tooltipSpace: (view) => ({ left: 0, top: 0, right: innerWidth, bottom: lowerEdge(view) }) }),
]

/** What all files have in common. The languages and the types are not here. */
export function baseExtensions({ lang, onRun }: EditorOptions): Extension {
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
    keepIndent,
    bracketMatching(),
    markedLines,
    EditorState.tabSize.of(2),
    // A soft keyboard would correct names and capitalize lines.
    EditorView.contentAttributes.of({ tabindex: '0', autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false', translate: 'no' }),
    EditorState.phrases.of(inLanguage(phrases, lang)),
    priority.high(keymap.of([{ key: 'Mod-Enter', run }])),
    assistance.of([]),
    searching.of([]),
    clearOfBar,
    typeIntoState(),
    passThrough(),
    keymap.of([{ key: 'Mod-f', run: openSearch(lang) }, ...historyKeymap, ...defaultKeymap, indentWithTab]),
    priority.lowest(keymap.of([{ key: 'Escape', run: leaveByTab }])),
    colors,
  ]
}
