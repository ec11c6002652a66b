import { Link, type SidebarItem } from '@pagewright/browser'
import { type ReactElement, useMemo } from 'react'
import { SidebarGroup } from './SidebarGroup.tsx'

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
