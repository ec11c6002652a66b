import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete'
import { type Action, type Diagnostic, forceLinting, forEachDiagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint'
import { type EditorState, type Extension, Prec as priority, StateEffect, StateField } from '@codemirror/state'
import { type Command, EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view'
import type { Place } from '../program.ts'
import type { ErrorCounts, Import, NameType } from '../types/types.ts'
import { assistColors } from './assist-colors.ts'
import { firstError } from './first-error.ts'
import { type Current, insertAndImport } from './insert-and-import.ts'
import { hintNow, parameterHints } from './parameter-hints.ts'
import { placeInfo } from './place-info.ts'
import { paragraph, tooltipOf } from './type-tooltip.ts'

export type TypeSource = {
  readonly current: Current
  /** What is to be underlined in the file that is shown, beside the compiler's errors. */
  readonly problems: () => readonly (Place & { readonly message: string })[]
  readonly onErrors: (counts: ErrorCounts) => void
}

/** How long the reader has to pause before the compiler looks for errors, in ms. */
const pause = 350
/** How long after a tap the browser has reported the new place of the cursor, in ms. */
const settled = 100
/** How many characters before the cursor may be the beginning of a name. */
const longestStart = 30

/** Errors, completion, closing brackets, hints about parameters, and the types of names: at the pointer, by a key, and on touch. */
export function createAssistance({ current, problems, onErrors }: TypeSource): Extension {
  const typeAt = async (offset: number): Promise<NameType | null> => {
    const { types, path } = current()
    return (await types?.ask('typeAt', { path, offset })) ?? null
  }

  const complete = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { types, path } = current()
    const before = context.matchBefore(/[\w$]+$|\.$|['"/]$/)?.text
    // Behind the end of a string, the Enter key would take what nobody has asked for. Behind its beginning stands the quote that closes it.
    const isEnd = (before === '"' || before === "'") && context.state.sliceDoc(context.pos, context.pos + 1) !== before
    if (types === null || !(context.explicit || (before !== undefined && !isEnd))) return null
    const spot = { path, offset: context.pos }
    const found = await types.ask('completionsAt', spot)
    if (found === null || context.aborted) return null
    const options = found.items.map((item): Completion => {
      const { label, kind, order, source } = item
      return {
        label,
        type: kind,
        sortText: order,
        info: async () => paragraph('cm-type', (await types.ask('describeItem', { ...spot, ...item })).text),
        ...(source !== undefined && { detail: source, apply: insertAndImport(item, current) }),
      }
    })
    return { from: found.from, options, validFor: /^[\w$]*$/ }
  }

  const findErrors = async (view: EditorView): Promise<readonly Diagnostic[]> => {
    const { types, path } = current()
    const { doc } = view.state
    const own = problems().map(({ line, column, message }): Diagnostic => {
      const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
      const place = { from: Math.min(from + column - 1, to), to }
      return { ...place, severity: 'error', message, markClass: 'cm-thrown', source: view.state.phrase('When it last ran') }
    })
    const found = (await types?.ask('mistakesIn', { path })) ?? []
    // A run often ends with what the compiler has found at that line.
    const lineOf = (offset: number): number => doc.lineAt(Math.min(offset, doc.length)).number
    const more = own.filter(({ from }) => !found.some((mistake) => lineOf(mistake.from) === lineOf(from)))
    const tell = (counts: ErrorCounts): void => onErrors({ ...counts, [path]: more.length + (counts[path] ?? 0) })
    types?.ask('countErrors', null).then(tell, ignore)
    const within = (offset: number): number => Math.min(offset, doc.length)
    const toAction = ({ label, edits }: Import): Action => ({
      name: label,
      apply: (changed) => {
        if (changed.state.doc === doc) changed.dispatch({ changes: [...edits], userEvent: 'input.complete' })
      },
    })
    return [
      ...more,
      ...found.map(({ from, to, imports, code, ...mistake }): Diagnostic => {
        return { ...mistake, from: within(from), to: within(to), source: `TS${code}`, actions: imports.map(toAction) }
      }),
    ]
  }

  // What the pointer shows when it rests on a name.
  const show: Command = (view) => {
    const { doc, selection } = view.state
    const { head } = selection.main
    const tell = (type: NameType | null): void => {
      if (view.state.doc !== doc || !view.state.selection.eq(selection)) return
      const problems = problemsAt(view.state, head)
      if (type === null && problems.length === 0) return
      const announced = EditorView.announce.of([...problems.map(({ message }) => message), type?.text ?? ''].join('\n'))
      view.dispatch({ effects: [setType.of(tooltipOf(type ?? { from: head, to: head }, problems)), announced] })
    }
    typeAt(head).then(tell, () => tell(null))
    return true
  }

  // The list would lie over the result. What runs the program has the same key.
  const closeList: Command = (view) => closeCompletion(view) && false

  // After a tap, some browsers report a pointer that rests there, too, and what is told would be told twice.
  const canHover = matchMedia('(hover: hover)').matches
  return [
    assistColors,
    closeBrackets(),
    autocompletion({ icons: false, positionInfo: placeInfo, override: [(context) => complete(context).catch(ignore)] }),
    lintGutter(),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap]),
    // After the completion, so that Escape closes the list first, and that of two boxes above the line the list is next to it.
    parameterHints(current),
    canHover
      ? hoverTooltip(async (_view, offset) => typeAt(offset).then((type) => (type === null ? null : tooltipOf(type)), ignore), {
          hideOnChange: true,
        })
      : [],
    linter((view) => findErrors(view).catch(() => []), {
      delay: pause,
      ...(canHover ? {} : { tooltipFilter: () => [] }),
      needsRefresh: ({ transactions }) => transactions.some(({ effects }) => effects.some((effect) => effect.is(lintAgain))),
    }),
    firstError(current),
    shownType,
    keymap.of([{ key: 'Mod-i', run: show, preventDefault: true }]),
    priority.highest(keymap.of([{ key: 'Mod-Enter', run: closeList }])),
    EditorView.domEventHandlers({
      // A finger cannot point without pressing.
      click: (event, view) => {
        if ((event as PointerEvent).pointerType === 'touch') setTimeout(() => show(view), settled)
      },
    }),
  ]
}

/** Looks for errors again, without waiting for a pause. */
export function lintNow(view: EditorView): void {
  view.dispatch({ effects: lintAgain.of(null) })
  forceLinting(view)
}

/** Offers members or a hint where a reader has typed a point or a bracket before the compiler was there to be asked. */
export function completeNow(view: EditorView): void {
  const { head } = view.state.selection.main
  if (view.hasFocus && /\.\w*$/.test(view.state.sliceDoc(Math.max(0, head - longestStart), head))) startCompletion(view)
  hintNow(view)
}

const lintAgain = StateEffect.define<null>()

const setType = StateEffect.define<Tooltip>()

/** The type, and what is wrong, that the reader has asked for, until the cursor moves. */
const shownType = StateField.define<Tooltip | null>({
  create: () => null,
  update: (shown, { effects, docChanged, selection }) => {
    const asked = effects.find((effect) => effect.is(setType))
    return asked?.value ?? (docChanged || selection !== undefined ? null : shown)
  },
  provide: (field) => showTooltip.from(field),
})

/** What is wrong with what is underlined at a place. */
function problemsAt(state: EditorState, offset: number): readonly Diagnostic[] {
  const problems: Diagnostic[] = []
  forEachDiagnostic(state, (problem, from, to) => {
    if (from <= offset && offset <= to) problems.push(problem)
  })
  return problems
}

/** The compiler has failed or was stopped: then the editor works without types. */
function ignore(): null {
  return null
}
