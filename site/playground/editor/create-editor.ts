import { Compartment, EditorState, type Extension, type Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { inLanguage } from '../in-language.ts'
import type { Place, Program } from '../program.ts'
import { savesData } from '../saves-data.ts'
import type { Types } from '../types/start-types.ts'
import { assistance, baseExtensions } from './base-extensions.ts'
import type { Editor, EditorOptions } from './editor.ts'
import { languageOf } from './language-of.ts'
import { markLines, measureNow, scrollToLine } from './marked-lines.ts'
import { labels } from './phrases.ts'

/**
 * Creates an editor in an element. It lives in a shadow root, where CodeMirror's styles are constructed style sheets: the site's
 * Content-Security-Policy allows no style elements.
 */
export function createEditor(parent: HTMLElement, options: EditorOptions): Editor {
  let { program } = options
  let active = options.active
  let types: Types | null = null
  let disposed = false
  let starting: Promise<void> | null = null
  let problems: readonly (Place & { readonly message: string })[] = []

  let assist: {
    readonly extension: Extension
    readonly lintNow: (view: EditorView) => void
    readonly completeNow: (view: EditorView) => void
  } | null = null
  const shared = baseExtensions(options)
  const named = new Compartment()
  const ofPath = (path: string): Extension => [languageOf(path), EditorView.contentAttributes.of(labelOf(path, options))]
  const createState = ({ path, text }: { path: string; text: string }): EditorState =>
    EditorState.create({ doc: text, extensions: [shared, named.of(ofPath(path))] })
  const states = new Map(program.files.map((file) => [file.path, createState(file)]))

  const host = document.createElement('div')
  host.style.blockSize = '100%'
  // To the page's shortcuts, the target of a key press in a shadow root is the host, where `/` would open the search.
  host.addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey && event.key.length === 1) event.stopPropagation()
  })
  // Whoever has clicked in the code may want to know a type before editing anything.
  host.addEventListener('focusin', () => loadAssistance().then(lookForErrors).catch(ignore), { once: true })
  parent.append(host)
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })

  const dispatch = (transactions: readonly Transaction[], view: EditorView): void => {
    view.update(transactions)
    if (!transactions.some(({ docChanged }) => docChanged)) return
    problems = problems.filter(({ path }) => path !== active)
    const text = view.state.doc.toString()
    program = { ...program, files: program.files.map((file) => (file.path === active ? { ...file, text } : file)) }
    types?.update(program)
    options.onChange(program)
    lookForErrors()
  }
  const view = new EditorView({ state: stateOf(active), parent: root, root, dispatchTransactions: dispatch })

  function stateOf(path: string): EditorState {
    const known = states.get(path)
    if (known === undefined) throw new Error(`The program has no file ${path}`)
    return known
  }

  /** Shows the state of a file, with assistance as soon as that is loaded. */
  function show(state: EditorState): void {
    if (state !== view.state) view.setState(state)
    if (assist === null) return
    if (assistance.get(state) !== assist.extension) view.dispatch({ effects: assistance.reconfigure(assist.extension) })
    assist.lintNow(view)
  }

  async function loadAssistance(): Promise<void> {
    if (assist !== null) return
    const { createAssistance, lintNow, completeNow } = await import('./assist.ts')
    const extension = createAssistance({
      current: () => ({ types, isFetching: starting !== null && types === null, path: active }),
      problems: () => problems.filter(({ path }) => path === active),
      onErrors: (counts) => options.onErrors?.(counts),
    })
    assist ??= { extension, lintNow, completeNow }
    show(view.state)
  }

  async function fetchTypes(): Promise<void> {
    const code = import('../types/start-types.ts')
    // It says that the types are on their way.
    await loadAssistance()
    assist?.lintNow(view)
    const started = await (await code).startTypes()
    if (disposed) return started.stop()
    types = started
    types.update(program)
    assist?.lintNow(view)
    assist?.completeNow(view)
  }

  function startTypes(): Promise<void> {
    starting ??= fetchTypes().catch((error: unknown) => {
      starting = null
      assist?.lintNow(view)
      throw error
    })
    return starting
  }

  /** Who saves data gets the compiler only on request. */
  function lookForErrors(): void {
    if (types === null && !savesData()) startTypes().catch(ignore)
  }

  function open(path: string): void {
    if (path === active || !states.has(path)) return
    states.set(active, view.state)
    active = path
    show(stateOf(path))
  }

  function setProgram(next: Program): void {
    states.set(active, view.state)
    const paths = new Set(next.files.map(({ path }) => path))
    for (const path of states.keys()) if (!paths.has(path)) states.delete(path)
    for (const file of next.files) {
      const known = states.get(file.path)
      const length = known?.doc.length ?? 0
      const changed = known !== undefined && known.doc.toString() !== file.text
      if (known === undefined) states.set(file.path, createState(file))
      else if (changed) states.set(file.path, known.update({ changes: { from: 0, to: length, insert: file.text } }).state)
    }
    program = next
    problems = []
    if (!states.has(active)) active = next.entry
    types?.update(program)
    show(stateOf(active))
  }

  function rename(path: string): void {
    states.delete(active)
    active = path
    view.dispatch({ effects: named.reconfigure(ofPath(path)) })
  }

  function showProblems(): void {
    if (assist === null) loadAssistance().catch(ignore)
    else assist.lintNow(view)
  }

  return {
    open,
    setProgram,
    rename,
    startTypes,
    lookForErrors,
    showProblem: (problem) => {
      problems = [...problems, problem]
      showProblems()
    },
    clearProblems: () => {
      problems = []
      showProblems()
    },
    goTo: (place) => {
      open(place.path)
      if (place.path !== active) return
      const { doc } = view.state
      const line = doc.line(Math.min(Math.max(place.line, 1), doc.lines))
      const anchor = Math.min(line.from + Math.max(place.column - 1, 0), line.to)
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
      view.focus()
    },
    mark: (lines) => markLines(view, lines),
    measure: () => measureNow(view),
    goOn: ({ from, to, line, hidden, hasFocus }) => {
      const { length } = view.state.doc
      view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) } })
      scrollToLine(view, { line, hidden })
      if (hasFocus) view.focus()
    },
    focus: () => view.focus(),
    dispose: () => {
      disposed = true
      types?.stop()
      view.destroy()
      host.remove()
    },
  }
}

/** The network has failed. What could not be loaded is asked for again at the next edit. */
function ignore(): void {}

function labelOf(path: string, { label, lang }: EditorOptions): Record<string, string> {
  return { 'aria-label': inLanguage(labels, lang)(label, path) }
}
