import { formatMessage, type SidebarGroup as Group, Link, type SidebarItem, sidebarLinks } from '@pagewright/browser'
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { keepOpenGroup, readOpenGroups } from './open-groups.ts'
import classes from './Sidebar.module.css'

export type SidebarItemsProps = {
  readonly items: readonly SidebarItem[]
  /** Site path of the page shown; null when it is not among the items. */
  readonly path: string | null
  /** Names the list among all lists of all sidebars. */
  readonly trail: string
  /** Whether a closed group is left empty until it is opened. */
  readonly lazy: boolean
}

/** One level of a sidebar. From page to page, only what leads to the one or the other is made and rendered again. */
export function SidebarItems({ items, path, trail, lazy }: SidebarItemsProps): ReactElement {
  const others = useMemo(() => items.map((item) => toElement(item, { path: null, trail, lazy })), [items, trail, lazy])
  return <ul>{items.map((item, index) => (holds(item, path) ? toElement(item, { path, trail, lazy }) : others[index]))}</ul>
}

function toElement(item: SidebarItem, { path, trail, lazy }: Omit<SidebarItemsProps, 'items'>): ReactElement {
  if (item.type === 'group') return <SidebarGroup key={item.label} group={item} path={path} trail={`${trail}/${item.label}`} lazy={lazy} />
  return (
    <li key={item.path}>
      <Link to={item.path} aria-current={path === null ? undefined : 'page'}>
        {item.label}
      </Link>
    </li>
  )
}

function holds(item: SidebarItem, path: string | null): boolean {
  return path !== null && (item.path === path || (item.type === 'group' && item.items.some((inner) => holds(inner, path))))
}

type SidebarGroupProps = Omit<SidebarItemsProps, 'items'> & { readonly group: Group }

/**
 * A group of pages. A label that leads somewhere stands beside the `<details>` that it belongs to, so that link and
 * switch are two controls; a mere label is its summary. In a lazy sidebar each label leads to the group's first page.
 */
function SidebarGroup({ group, path, trail, lazy }: SidebarGroupProps): ReactElement {
  const texts = useTexts()
  const { details, open } = useOpen(trail, path)
  const target = group.path ?? (lazy ? sidebarLinks([group])[0]?.path : undefined)
  const inside = (
    <details ref={details} open={open.shown} onToggle={(event) => open.set(event.currentTarget.open)} suppressHydrationWarning>
      <summary aria-label={target === undefined ? undefined : formatMessage(texts['sidebar.pages'], { label: group.label })}>
        {target === undefined && group.label}
      </summary>
      {(open.shown || !lazy) && <SidebarItems items={group.items} path={path} trail={trail} lazy={lazy} />}
    </details>
  )
  if (target === undefined) return <li className={classes.group}>{inside}</li>
  return (
    <li className={classes.group} data-lazy={lazy && !open.shown ? '' : undefined}>
      <Link to={target} aria-current={target === path && group.path === path ? 'page' : undefined}>
        {group.label}
      </Link>
      {inside}
    </li>
  )
}

type Open = { readonly shown: boolean; readonly set: (open: boolean) => void }

/** Whether a group is open: the branch of the page shown always opens, and what the reader opened stays so. */
function useOpen(trail: string, path: string | null): { details: RefObject<HTMLDetailsElement | null>; open: Open } {
  const details = useRef<HTMLDetailsElement>(null)
  const [shown, setShown] = useState(path !== null)
  const [last, setLast] = useState(path)
  // With the page, not after it: the column is scrolled to its entry.
  if (path !== last) {
    setLast(path)
    if (path !== null) setShown(true)
  }
  useEffect(() => {
    if (details.current?.open || readOpenGroups().has(trail)) setShown(true)
  }, [trail])
  const set = (open: boolean): void => {
    setShown(open)
    keepOpenGroup(trail, open)
  }
  return { details, open: { shown, set } }
}
