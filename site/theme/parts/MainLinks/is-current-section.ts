import { type NavLink, type PageData, type Sidebar, sidebarLinks } from 'pagewright/theme'

/** Whether a page belongs to the section of a link: it shares the link's sidebar, or lies below its path. */
export function isCurrentSection(link: NavLink, { page, sidebar }: { page: PageData; sidebar: Sidebar | null }): boolean {
  const paths = sidebar === null ? [] : sidebarLinks(sidebar.items).map(({ path }) => path)
  // A page that has not come stands beside the sidebar of the one before.
  if (paths.includes(link.to) && paths.includes(page.path)) return true
  return link.section !== null && (page.path === link.section || page.path.startsWith(`${link.section}/`))
}
