import { adoptStyles, type SiteData } from '@pagewright/browser'
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Icon } from '../Icon/Icon.tsx'
import button from '../IconButton/IconButton.module.css'
import type { Filter } from './create-finder.ts'
import { readRecent, rememberSearch } from './recent-searches.ts'
import { SearchField } from './SearchField.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchNote } from './SearchNote.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SearchStart } from './SearchStart.tsx'
import styles from './search-dialog.css?inline'
import { useOptions } from './use-options.ts'
import { useSearch } from './use-search.ts'

// The not-found page, which leads to the search, uses these parts of its code.
export { distances, openSearch } from '@pagewright/search'

export type SearchDialogProps = {
  readonly site: SiteData
  readonly isOpen: boolean
  /** Returns what was typed before the dialog was loaded. Returns it once only. */
  readonly takeTyped: () => string
  readonly onClose: () => void
}

const listId = '_search-list'
/** The subject of the list while the field is empty. It cannot be a query, because queries are trimmed. */
const start = ' '
const everywhere: Filter = {}

// The styles of the dialog are loaded with it, so that pages do not carry them for a search that may never happen.
adoptStyles(styles)

/** The search dialog: the field and its results. */
export function SearchDialog({ site, isOpen, takeTyped, onClose }: SearchDialogProps): ReactElement {
  const texts = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [recent, setRecent] = useState<readonly string[]>([])
  const [filter, setFilter] = useState(everywhere)
  const found = useSearch(query, { site, filter, dropFilter: () => setFilter(everywhere) })
  const isEmpty = query.trim() === ''
  const options = useOptions(list, isEmpty ? { subject: start, version: recent } : { subject: found.answered, version: found.found })
  // Typing continues in the field, except on touch screens, where the keyboard would cover the results.
  const toField = (): void => {
    if (matchMedia('(hover: hover)').matches) field.current?.focus()
  }
  // The pressed button disappears.
  const inField = (task: () => void) => (): void => {
    task()
    toField()
  }
  const search = { ...found, showMore: inField(found.showMore), retry: inField(found.retry) }
  const { id } = site.locale
  // Choosing an option does not render the results again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions belong to the results
  const results = useMemo(() => <SearchResults search={search} site={site} />, [found.found, site])

  useEffect(() => {
    // Filters are chosen for the query at hand.
    setFilter(everywhere)
    if (!isOpen) return dialog.current?.close()
    setRecent(readRecent(id))
    const typed = takeTyped()
    dialog.current?.showModal()
    field.current?.select()
    if (typed !== '') setQuery(typed)
  }, [isOpen, id, takeTyped])

  // Back changes the page below the dialog and restores the focus there, so the dialog closes.
  useEffect(() => {
    const close = (): void => dialog.current?.close()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])

  const pressed = useRef<EventTarget | null>(null)
  const leave = (event: MouseEvent<HTMLDialogElement>): void => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const target = event.target as Element
    const isLink = target.closest('a') !== null
    if (isLink && !isEmpty) rememberSearch(id, query.trim())
    // Ignore clicks that end a text selection which began in the field: they also arrive at the dialog.
    const isBeside = target === dialog.current && pressed.current === dialog.current
    if (isBeside || (isLink && !isModified)) onClose()
    // A reader who uses the filters by keyboard keeps the focus there.
    if (event.detail > 0 && target.closest('fieldset') !== null) toField()
  }
  const change = (text: string): void => {
    setQuery(text)
    if (text.trim() === '') setFilter(everywhere)
  }
  // From the filters, the arrows lead to the results, and what is typed goes into the field.
  const leaveFilters = (event: KeyboardEvent): void => {
    const { key } = event
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    const isText = /^[^\s]$/u.test(key) && !event.ctrlKey && !event.metaKey
    if ((step === 0 && !isText) || (event.target as Element).closest('fieldset') === null) return
    field.current?.focus()
    if (step === 0) return
    event.preventDefault()
    options.move(step)
  }
  const repeat = (text: string): void => {
    setQuery(text)
    field.current?.focus()
  }
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      translate="no"
      aria-label={texts['search.label']}
      onCancel={(event) => {
        // Close at once instead of waiting for the dialog's event: the shortcut that opens it again may come earlier.
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={leave}
      onKeyDown={leaveFilters}
    >
      <div className="search-box">
        <div className="search-field">
          <SearchField ref={field} listId={listId} options={options} query={query} isPending={search.isPending} onChange={change} />
          <button type="button" className={button.iconButton} aria-label={texts['search.close']} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="search-body">
          {!isEmpty && <SearchNote search={search} site={site} onChoose={repeat} />}
          {!isEmpty && <SearchFilters site={site} found={found.found[0]} filter={filter} onChoose={setFilter} />}
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={texts['search.results']}
            aria-busy={search.isPending}
            onMouseMove={options.follow}
          >
            {isEmpty ? <SearchStart site={site} recent={recent} onChoose={repeat} /> : results}
          </div>
        </div>
        <p className="search-keys">
          <span aria-hidden="true">{texts['search.keys']}</span>
          <button
            type="button"
            onClick={() => {
              onClose()
              import('../Keys/keys.ts').then(
                (keys) => keys.showKeys(texts, { by: 'button' }),
                () => {},
              )
            }}
          >
            {texts['keys.title']}
          </button>
        </p>
      </div>
    </dialog>
  )
}
