import { type NavLink, type PageData, type Sidebar, sidebarLinks } from 'pagewright/theme'

/** Whether a page belongs to the section of a link: it shares the link's sidebar, or lies below its path. */
export function isCurrentSection(link: NavLink, { page, sidebar }: { page: PageData; sidebar: Sidebar | null }): boolean {
  if (sidebar !== null && sidebarLinks(sidebar.items).some(({ path }) => path === link.to)) return true
  return link.section !== null && (page.path === link.section || page.path.startsWith(`${link.section}/`))
}
