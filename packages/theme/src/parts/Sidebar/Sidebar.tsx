import { type Sidebar as SidebarData, sidebarLinks } from '@pagewright/browser'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import rail from '../Rail/Rail.module.css'
import { revealCurrent } from '../Rail/reveal-current.ts'
import { SidebarFilter } from './SidebarFilter.tsx'
import { SidebarItems } from './SidebarItems.tsx'

/** A sidebar with more entries than this renders its closed groups only when they are opened. */
const fullSize = 150
const filteredFrom = 30
/** A sidebar with at most this many entries shows them all. */
const shownWhole = 40

export type SidebarProps = { readonly sidebar: SidebarData; readonly path: string }

/** The pages of a section. It stays mounted across navigation, so the groups that the reader opened stay open. */
export function Sidebar({ sidebar, path }: SidebarProps): ReactElement {
  const texts = useTexts()
  const [query, setQuery] = useState('')
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current entry
  useEffect(() => revealCurrent(nav.current, nav.current?.closest<HTMLElement>('[popover]')), [path])
  const links = sidebarLinks(sidebar.items)
  const wanted = query.trim().toLowerCase()
  const found = wanted === '' ? sidebar.items : links.filter(({ label }) => label.toLowerCase().includes(wanted))
  return (
    <nav ref={nav} className={rail.rail} aria-label={sidebar.label} data-steps={sidebar.steps ? '' : undefined}>
      {links.length > filteredFrom && <SidebarFilter label={texts['sidebar.filter']} query={query} onChange={setQuery} />}
      {found.length === 0 && <p role="status">{texts['sidebar.empty']}</p>}
      <SidebarItems items={found} path={path} trail={sidebar.id} lazy={links.length > fullSize} open={links.length <= shownWhole} />
    </nav>
  )
}
