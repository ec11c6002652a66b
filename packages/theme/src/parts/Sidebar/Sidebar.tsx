import { pluralMessage, type Sidebar as SidebarData, type SidebarItem, type SidebarLink, sidebarLinks } from '@pagewright/browser'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { say } from '../../live-region.ts'
import { useTexts } from '../../messages/use-texts.ts'
import rail from '../Rail/Rail.module.css'
import { revealCurrent } from '../Rail/reveal-current.ts'
import { openSearchWith } from '../Search/open-search-with.ts'
import classes from './Sidebar.module.css'
import { SidebarItems } from './SidebarItems.tsx'

/** A sidebar with more entries than this renders its closed groups only when they are opened. */
const fullSize = 150
const filteredFrom = 30
/** A sidebar with at most this many entries shows them all. */
const shownWhole = 40

export type SidebarProps = { readonly sidebar: SidebarData; readonly path: string }

/**
 * The pages of a section. It stays mounted across navigation, so the groups that the reader opened stay open. A long one has a field that
 * narrows it down to the pages whose name, or whose group's, holds the letters typed; Escape empties the field.
 */
export function Sidebar({ sidebar, path }: SidebarProps): ReactElement {
  const texts = useTexts()
  const [query, setQuery] = useState('')
  const nav = useRef<HTMLElement>(null)
  // What was typed before the page was hydrated has caused no event. It is read once, by an effect: a ref that is a new function at each
  // render would set the state at each visit, and so render the sidebar twice, which took a third of a click's time.
  useEffect(() => setQuery(nav.current?.querySelector('input')?.value ?? ''), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current entry
  useEffect(() => revealCurrent(nav.current, nav.current?.closest<HTMLElement>('[popover]')), [path])
  const links = sidebarLinks(sidebar.items)
  const wanted = query.trim().toLowerCase()
  // Of a group with this name, all pages are found.
  const find = (item: SidebarItem): readonly SidebarLink[] =>
    item.label.toLowerCase().includes(wanted) ? sidebarLinks([item]) : item.type === 'group' ? item.items.flatMap(find) : []
  const found = wanted === '' ? sidebar.items : sidebar.items.flatMap(find)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is told once for each query
  useEffect(() => {
    const { lang } = document.documentElement
    say(wanted && (found.length === 0 ? texts['sidebar.empty'] : pluralMessage(texts, { key: 'docs.count', count: found.length, lang })))
  }, [wanted])
  return (
    <nav ref={nav} className={rail.rail} aria-label={sidebar.label} data-steps={sidebar.steps ? '' : undefined}>
      {links.length > filteredFrom && (
        <input
          type="search"
          className={classes.filter}
          data-needs-script=""
          placeholder={texts['sidebar.filter']}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={({ key, currentTarget, nativeEvent }) => {
            if (key !== 'Escape' || nativeEvent.isComposing) return
            currentTarget.value = ''
            setQuery('')
          }}
        />
      )}
      {found.length === 0 && (
        <p className={classes.empty}>
          {texts['sidebar.empty']}{' '}
          <button type="button" onClick={() => openSearchWith(query)}>
            {texts['search.placeholder']}
          </button>
        </p>
      )}
      <SidebarItems items={found} path={path} trail={sidebar.id} lazy={links.length > fullSize} open={links.length <= shownWhole} />
    </nav>
  )
}
