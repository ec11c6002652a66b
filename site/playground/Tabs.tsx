import { formatMessage } from '@pagewright/browser'
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { scrollAcross } from './scroll-across.ts'
import { useTexts } from './texts.ts'

type Tab = {
  readonly id: string
  readonly label: string
  /** How many errors there are. */
  readonly errors?: number
  readonly panel?: ReactNode
}

export type TabsProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly active: string
  readonly onSelect: (id: string) => void
  /** Shown below the list for every tab, when the tabs have no panels of their own. */
  readonly children?: ReactNode
  /** Shown beside the list. */
  readonly tools?: ReactNode
}

/**
 * A tab list with its panels. The first one is always rendered, the others when they are shown for the first time. They stay in the page
 * after that, so that nothing typed in them is lost.
 */
export function Tabs({ label, tabs, active, onSelect, children, tools }: TabsProps): ReactElement {
  const texts = useTexts()
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<readonly string[]>(tabs.slice(0, 1).map(({ id }) => id))
  if (!seen.includes(active)) setSeen([...seen, active])
  const onKeyDown = (event: KeyboardEvent): void => {
    // With a modifier the key belongs to the browser, e.g. Alt+ArrowLeft goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const index = tabs.findIndex(({ id }) => id === active)
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key]
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (tab === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus()
  }
  // Of a long list, the active tab is in view, with the number of its errors.
  const marked = tabs.find(({ id }) => id === active)?.errors
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change how wide the tab is, and where
  useEffect(() => {
    scrollAcross(list.current, list.current?.querySelector('[aria-selected=true]'))
  }, [active, marked])
  const panelId = (id: string): string => (children === undefined ? `${prefix}-panel-${id}` : `${prefix}-panel`)
  return (
    <>
      <div className="tab-bar">
        <div ref={list} className="tab-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map(({ id, label: text, errors = 0 }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${prefix}-tab-${id}`}
              aria-label={errors > 0 ? formatMessage(texts.withErrors, { name: text, count: errors }) : undefined}
              aria-selected={id === active}
              aria-controls={panelId(id)}
              tabIndex={id === active ? 0 : -1}
              onClick={() => onSelect(id)}
            >
              {/* Small screens have no room for the folder of a file. */}
              <span className="folder">{text.slice(0, text.lastIndexOf('/') + 1)}</span>
              {text.slice(text.lastIndexOf('/') + 1)}
              {errors > 0 && <span className="mark">{errors}</span>}
            </button>
          ))}
        </div>
        {tools}
      </div>
      {children === undefined ? (
        tabs.map(({ id, panel }) => (
          <div key={id} className="panel" role="tabpanel" id={panelId(id)} aria-labelledby={`${prefix}-tab-${id}`} hidden={id !== active}>
            {seen.includes(id) && panel}
          </div>
        ))
      ) : (
        <div className="panel" role="tabpanel" id={panelId(active)} aria-labelledby={`${prefix}-tab-${active}`}>
          {children}
        </div>
      )}
    </>
  )
}
