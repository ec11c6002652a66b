/** A sidebar: a tree of links and groups. Plain JSON, shared by all pages that show it. */
export type Sidebar = {
  /** Its key in the configuration, e.g. `guide`. */
  readonly id: string
  /** Name of the section, for the navigation landmark. */
  readonly label: string
  /** Whether its pages are the steps of one task. */
  readonly steps?: boolean | undefined
  readonly items: readonly SidebarItem[]
}

export type SidebarItem = SidebarLink | SidebarGroup

export type SidebarLink = {
  readonly type: 'link'
  readonly label: string
  /** Site path of a page. */
  readonly path: string
  /** Language of the label if it differs from that of the sidebar (an untranslated page). */
  readonly lang?: string
}

export type SidebarGroup = {
  readonly type: 'group'
  readonly label: string
  /** Site path of the group's own page, which its label links to; null if it has none. */
  readonly path: string | null
  readonly items: readonly SidebarItem[]
}

/** The links of a sidebar in reading order. A group's own page comes before its items. */
export function sidebarLinks(items: readonly SidebarItem[]): readonly SidebarLink[] {
  return items.flatMap((item): readonly SidebarLink[] => {
    if (item.type === 'link') return [item]
    const own: SidebarLink[] = item.path === null ? [] : [{ type: 'link', label: item.label, path: item.path }]
    return [...own, ...sidebarLinks(item.items)]
  })
}
