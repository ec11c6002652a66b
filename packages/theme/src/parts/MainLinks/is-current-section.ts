import { type NavLink, type PageData, type Sidebar, sidebarLinks } from '@pagewright/browser'

/** Whether a page belongs to the section of a link: it shares the link's sidebar, or lies below its path. */
export function isCurrentSection(link: NavLink, { page, sidebar }: { page: PageData; sidebar: Sidebar | null }): boolean {
  const lists = (wanted: string): boolean => sidebar !== null && sidebarLinks(sidebar.items).some(({ path }) => path === wanted)
  // A page that has not come stands beside the sidebar of the one before.
  if (lists(link.to) && lists(page.path)) return true
  return link.section !== null && (page.path === link.section || page.path.startsWith(`${link.section}/`))
}
