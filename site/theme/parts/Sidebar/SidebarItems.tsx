import { Link, type SidebarItem } from 'pagewright/theme'
import type { ReactElement } from 'react'
import { SidebarGroup } from './SidebarGroup.tsx'

export type SidebarItemsProps = {
  readonly items: readonly SidebarItem[]
  /** Site path of the page shown. */
  readonly path: string
  /** Names the list among all lists of all sidebars. */
  readonly trail: string
  /** Whether a closed group is left empty until it is opened. */
  readonly lazy: boolean
}

/** One level of a sidebar. */
export function SidebarItems({ items, path, trail, lazy }: SidebarItemsProps): ReactElement {
  return (
    <ul>
      {items.map((item) => {
        if (item.type === 'group')
          return <SidebarGroup key={item.label} group={item} path={path} trail={`${trail}/${item.label}`} lazy={lazy} />
        return (
          <li key={item.path}>
            <Link to={item.path} aria-current={item.path === path ? 'page' : undefined}>
              {item.label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
