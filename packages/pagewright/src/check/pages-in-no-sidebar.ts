import { spanAt } from '@pagewright/model'
import { sidebarDocIds } from '../plan/resolve-sidebars.ts'
import type { Rule } from './rule.ts'

/** Every doc stands in a sidebar: a page that none leads to is not found. */
export const pagesInNoSidebar: Rule = ({ plan, targets, problems }) => {
  const { site } = targets
  for (const version of site.versions) {
    const named = new Set(Object.values(version.sidebars).flatMap(({ items }) => sidebarDocIds(items)))
    for (const { entry } of plan.library.docs(site.defaultLocale, version.name)) {
      if (named.has(entry.id)) continue
      problems.warning('page-in-no-sidebar', {
        file: entry.source.file,
        span: spanAt(1, 1, 3),
        message: `No sidebar leads to the page "${entry.id}"`,
        hint: `Add '${entry.id}' to a sidebar of site.config.ts`,
      })
    }
  }
}
