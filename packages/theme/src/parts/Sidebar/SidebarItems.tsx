import { formatMessage, type SidebarGroup as Group, Link, type SidebarItem, sidebarLinks } from '@pagewright/browser'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { keepOpenGroup, readOpenGroups } from './open-groups.ts'

export type SidebarItemsProps = {
  readonly items: readonly SidebarItem[]
  /** Site path of the page shown; null when it is not among the items. */
  readonly path: string | null
  /** Identifies the list among the lists of all sidebars: the ids and labels on the way to it, joined by `/`. */
  readonly trail: string
  /** Whether a closed group is left empty until it is opened. */
  readonly lazy: boolean
  /** Whether all groups open by themselves, and not only the branch of the page shown. */
  readonly open: boolean
}

/** One level of a sidebar. After a navigation only the branches of the old and of the new page are rendered again. */
export function SidebarItems({ items, path, trail, lazy, open }: SidebarItemsProps): ReactElement {
  const others = useMemo(() => items.map((item) => toElement(item, { path: null, trail, lazy, open })), [items, trail, lazy, open])
  return <ul>{items.map((item, index) => (holds(item, path) ? toElement(item, { path, trail, lazy, open }) : others[index]))}</ul>
}

function toElement(item: SidebarItem, { path, trail, ...rest }: Omit<SidebarItemsProps, 'items'>): ReactElement {
  if (item.type === 'group') return <SidebarGroup key={item.label} group={item} path={path} trail={`${trail}/${item.label}`} {...rest} />
  return (
    <li key={item.path}>
      <Link to={item.path} lang={item.lang} aria-current={path ? 'page' : undefined}>
        {item.label}
      </Link>
    </li>
  )
}

function holds(item: SidebarItem, path: string | null): boolean {
  return !!path && (item.path === path || (item.type === 'group' && item.items.some((inner) => holds(inner, path))))
}

type SidebarGroupProps = Omit<SidebarItemsProps, 'items'> & { readonly group: Group }

/**
 * A group of pages. A label that is a link stands beside its `<details>`, so that the link and
 * the toggle are two controls; a label without a link is the summary. In a lazy sidebar each label links to the group's first page.
 */
function SidebarGroup({ group, path, trail, lazy, open: all }: SidebarGroupProps): ReactElement {
  const texts = useTexts()
  const { details, shown, set } = useOpen(trail, { path, all })
  const target = group.path ?? (lazy ? sidebarLinks([group])[0]?.path : undefined)
  const inside = (
    <details ref={details} open={shown} onToggle={(event) => set(event.currentTarget.open)} suppressHydrationWarning>
      <summary aria-label={target && formatMessage(texts['sidebar.pages'], { label: group.label })}>{!target && group.label}</summary>
      {(shown || !lazy) && <SidebarItems items={group.items} path={path} trail={trail} lazy={lazy} open={all} />}
    </details>
  )
  if (!target) return <li>{inside}</li>
  return (
    <li data-lazy={lazy && !shown ? '' : undefined}>
      <Link to={target} aria-current={path && group.path === path ? 'page' : undefined}>
        {group.label}
      </Link>
      {inside}
    </li>
  )
}

/** Whether a group is open. Where not all open, the branch of the current page does, and groups that the reader opened stay open. */
function useOpen(trail: string, { path, all }: Pick<SidebarItemsProps, 'path'> & { readonly all: boolean }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [shown, setShown] = useState(all || !!path)
  const [last, setLast] = useState(path)
  // Set during rendering, not in an effect, because the column is scrolled to the entry in the same commit.
  if (path !== last) {
    setLast(path)
    if (path) setShown(true)
  }
  useEffect(() => {
    if (details.current?.open || readOpenGroups().has(trail)) setShown(true)
  }, [trail])
  const set = (open: boolean): void => {
    setShown(open)
    // The browser also tells of groups that opened by themselves.
    if (!all) keepOpenGroup(trail, open)
  }
  return { details, shown, set }
}
