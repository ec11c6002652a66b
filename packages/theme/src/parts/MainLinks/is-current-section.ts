import { type NavLink, type PageData, type Sidebar, sidebarLinks } from '@pagewright/browser'

/** Whether a page belongs to the section of a link: the link leads into the page's sidebar, or the page's path is below the link's. */
export function isCurrentSection(link: NavLink, { page, sidebar }: { page: PageData; sidebar: Sidebar | null }): boolean {
  const lists = (wanted: string): boolean => sidebar !== null && sidebarLinks(sidebar.items).some(({ path }) => path === wanted)
  // A page that failed to load is shown beside the sidebar of the page before it.
  if (lists(link.to) && lists(page.path)) return true
  return link.section !== null && (page.path === link.section || page.path.startsWith(`${link.section}/`))
}
