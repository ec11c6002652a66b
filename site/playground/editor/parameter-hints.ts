import { syntaxTree } from '@codemirror/language'
import { type EditorState, type Extension, StateEffect, StateField, type Transaction } from '@codemirror/state'
import { type Command, EditorView, keymap, showTooltip, type Tooltip, ViewPlugin } from '@codemirror/view'
import type { CallHint } from '../types/types.ts'
import type { Current } from './insert-and-import.ts'

/** How long the reader has to pause before the compiler is asked, in ms. */
const pause = 100

/** A hint that is shown; `wanted` until the compiler has answered; null outside of calls, or when the reader has closed it. */
type Shown = { readonly hint: CallHint; readonly tooltip: Tooltip } | 'wanted' | null

const setShown = StateEffect.define<Shown>()

/**
 * The signature of the function that is being called, above the line, with the parameter at the cursor in bold. It comes after an opening
 * bracket or a comma, or by a key. Only while it is there, other key presses and moves of the cursor ask the compiler, too.
 */
export function parameterHints(current: Current): Extension {
  const ask = async (view: EditorView): Promise<void> => {
    const { types, path } = current()
    const { doc, selection } = view.state
    // Before the compiler is there, the hint stays wanted.
    if (types === null) return
    const hint = await types.ask('callAt', { path, offset: selection.main.head }).catch(() => null)
    const last = view.state.field(shown, false) ?? null
    // After another key, the next answer is on its way.
    if (last === null || view.state.doc !== doc || !view.state.selection.eq(selection)) return
    view.dispatch({ effects: hint === null ? setShown.of(null) : showing(view.state, { hint, last }) })
  }
  const asking = ViewPlugin.define((view) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return {
      update: ({ state, docChanged, selectionSet, transactions }) => {
        const isAsked = transactions.some(({ effects }) => effects.some((effect) => effect.is(setShown) && effect.value === 'wanted'))
        if (state.field(shown) === null || !(isAsked || docChanged || selectionSet)) return
        clearTimeout(timer)
        timer = setTimeout(() => ask(view), pause)
      },
      destroy: () => clearTimeout(timer),
    }
  })
  return [
    shown,
    asking,
    keymap.of([
      { key: 'Mod-Shift-Space', run: want, preventDefault: true },
      { key: 'Escape', run: close },
    ]),
    EditorView.focusChangeEffect.of((_, isFocused) => (isFocused ? null : setShown.of(null))),
  ]
}

/** Asks for the hint that was wanted before the compiler was there. */
export function hintNow(view: EditorView): void {
  if (view.state.field(shown, false) === 'wanted') want(view)
}

const want: Command = (view) => {
  view.dispatch({ effects: setShown.of('wanted') })
  return true
}

const close: Command = (view) => {
  const last = view.state.field(shown)
  if (last !== null) view.dispatch({ effects: setShown.of(null) })
  return last !== null && last !== 'wanted'
}

const shown = StateField.define<Shown>({
  create: () => null,
  update: (last, transaction) => {
    const { effects, docChanged, selection, changes, newSelection } = transaction
    const asked = effects.find((effect) => effect.is(setShown))
    if (asked !== undefined) return asked.value
    if (last === null) return beginsArgument(transaction) ? 'wanted' : null
    if (last === 'wanted' || !(docChanged || selection)) return last
    const [from, to] = [changes.mapPos(last.hint.from, -1), changes.mapPos(last.hint.to, 1)]
    const { head } = newSelection.main
    // A call around this one may have a hint, too.
    if (head < from || head > to) return 'wanted'
    return { hint: { ...last.hint, from, to }, tooltip: { ...last.tooltip, pos: changes.mapPos(last.tooltip.pos, -1) } }
  },
  provide: (field) => showTooltip.from(field, (now) => (now === null || now === 'wanted' ? null : now.tooltip)),
})

/** Whether the reader has just typed an opening bracket or a comma of the code. */
function beginsArgument(transaction: Transaction): boolean {
  const { head } = transaction.newSelection.main
  if (!transaction.docChanged || !transaction.isUserEvent('input.type')) return false
  if (!/[(,]/.test(transaction.newDoc.sliceString(head - 1, head))) return false
  return !/String|Comment|RegExp/.test(syntaxTree(transaction.state).resolveInner(head, -1).name)
}

/** Shows a hint above the line of the cursor, and announces what is new in it. */
function showing({ doc, selection }: EditorState, { hint, last }: { hint: CallHint; last: Shown }): StateEffect<unknown>[] {
  const { before, parameter, after, overload, overloads } = hint
  const count = overloads > 1 ? `${overload}/${overloads} ` : ''
  const create = () => {
    const dom = document.createElement('p')
    dom.className = 'cm-type cm-parameters'
    const bold = document.createElement('b')
    bold.textContent = parameter
    dom.append(count, before, bold, after)
    return { dom }
  }
  const pos = Math.max(hint.from, doc.lineAt(selection.main.head).from)
  const known = last === null || last === 'wanted' ? null : last.hint
  const isKnown = known !== null && signatureOf(known) === signatureOf(hint)
  const news = !isKnown ? `${count}${signatureOf(hint)}\n${parameter}` : known.before === before ? '' : parameter
  return [setShown.of({ hint, tooltip: { pos, above: true, create } }), ...(news === '' ? [] : [EditorView.announce.of(news)])]
}

function signatureOf({ before, parameter, after }: CallHint): string {
  return before + parameter + after
}
