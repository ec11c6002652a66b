import { formatMessage } from '@pagewright/browser'
import { type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Draft } from './program.ts'
import { StopButton } from './StopButton.tsx'
import { useTexts } from './texts.ts'
import type { UseProgram } from './use-program.ts'
import type { Runs } from './use-runs.ts'

export type View = 'code' | 'result'

export type ToolbarProps = {
  /** Stands behind "Run", which is where its button was before the code of the playground came. */
  readonly children: ReactNode
  readonly state: UseProgram
  /** Whether the button "Run" has the focus at first. */
  readonly hasFocus: boolean
  readonly view: View
  /** Whether a run has a result that the reader has not seen. */
  readonly isNew: boolean
  /** How many errors the program has. */
  readonly errors: number
  readonly runs: Pick<Runs, 'status' | 'stop'>
  /** The request that belongs into an address of the program. */
  readonly toShare: RefObject<Draft | null>
  readonly run: () => void
  readonly onView: (view: View) => void
  /** Shows a message, and has it read out. */
  readonly onMessage: (message: string) => void
}

/** The buttons for the program. On narrow screens the first ones stay at the lower edge of the window. */
export function Toolbar({
  children,
  state,
  hasFocus,
  toShare,
  view,
  isNew,
  errors,
  runs,
  run,
  onView,
  onMessage,
}: ToolbarProps): ReactElement {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  // Most programs start so fast that another label would only flicker.
  const isStarting = runs.status === 'starting'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isStarting) return
    const timer = setTimeout(setSlow, 300, true)
    return () => clearTimeout(timer)
  }, [isStarting])
  const hasMark = (one: View): boolean => one === 'code' && view !== 'code' && errors > 0
  const share = async (): Promise<void> => {
    const address = await state.share(toShare.current)
    if (address === null) return onMessage(texts.shareTooLong)
    if (await copy(address)) onMessage(address.includes('#code=') ? texts.sharedProgramToo : texts.shared)
    // A browser that does not allow copying still lets the reader do so.
    else prompt(texts.copyByHand, address)
  }
  const row = useRef<HTMLDivElement>(null)
  // The panel lies above the code, so it gives way to a reader who goes on there, by keyboard or by pressing.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  useEffect(() => {
    if (!isOpen) return
    const close = ({ target }: Event): void => {
      if (!row.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', close)
    return () => removeEventListener('pointerdown', close)
  }, [isOpen])
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    row.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  // Fetched when the buttons for it appear: browsers allow copying only soon after a click.
  const open = (): void => {
    setOpen(!isOpen)
    loadExport().catch(() => {})
  }
  const takeProject = async (take: (code: Awaited<ReturnType<typeof loadExport>>) => Promise<string> | string): Promise<void> => {
    try {
      onMessage(await take(await loadExport()))
    } catch {
      onMessage(texts.notLoaded)
    }
  }
  const copyProject = (): Promise<void> =>
    takeProject(async ({ toCommands, toProject }) => ((await copy(toCommands(toProject(state.program)))) ? texts.copied : texts.copyFailed))
  const downloadProject = (): Promise<void> =>
    takeProject(({ download }) => {
      download(state.program)
      return ''
    })
  return (
    <>
      <div className="first-row">
        <fieldset className="switch" aria-label={texts.view}>
          {(['code', 'result'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-label={hasMark(one) ? formatMessage(texts.withErrors, { name: texts.code, count: errors }) : undefined}
              aria-pressed={view === one}
              onClick={() => onView(one)}
            >
              {texts[one]}
              {hasMark(one) && <span className="mark">{errors}</span>}
              {one === 'result' && isNew && <span className="new" role="img" aria-label={texts.isNew} />}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="main"
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that the reader has pressed
          autoFocus={hasFocus}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          aria-busy={isStarting}
          title={texts.runKeys}
          onClick={run}
        >
          {isSlow ? texts.status.starting : texts.run}
        </button>
        <StopButton runs={runs} />
      </div>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
      <div ref={row} className="row" onBlur={closeBehind} onKeyDown={closeByKey}>
        {state.undoReset === null ? (
          <button
            type="button"
            disabled={!state.isChanged}
            onClick={() => {
              state.reset()
              onMessage(texts.resetDone)
            }}
          >
            {texts.reset}
          </button>
        ) : (
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that the reader has pressed
            autoFocus
            onClick={() => {
              state.undoReset?.()
              onMessage('')
            }}
          >
            {texts.undo}
          </button>
        )}
        <button type="button" onClick={share}>
          {texts.share}
        </button>
        <button type="button" aria-expanded={isOpen} onClick={open}>
          {texts.project}
        </button>
        {isOpen && (
          <div className="project">
            <p>
              {texts.projectText} <code>npm install && npm start</code>
            </p>
            <div className="row">
              <button type="button" onClick={downloadProject}>
                {texts.download}
              </button>
              <button type="button" onClick={copyProject}>
                {texts.copyCommands}
              </button>
            </div>
            <p>{texts.projectShell}</p>
          </div>
        )}
      </div>
    </>
  )
}

const loadExport = () => import('./export-project.ts')

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
