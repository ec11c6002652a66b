import { listNames, suggest } from '@pagewright/model'
import { versionsFile } from '../config/load-site.ts'
import { toId } from '../content/entry.ts'
import { frontMatterSpan } from '../content/front-matter.ts'
import { sidebarDocIds } from '../plan/resolve-sidebars.ts'
import type { Check } from './check.ts'
import { didYouMeanPath } from './link-hints.ts'

/** Every page of the docs is in one place of the sidebars: readers do not find one that no sidebar leads to. */
export const pagesOfSidebars: Check = ({ planned, problems, places }) => {
  const { site, plan } = planned
  for (const version of site.versions) {
    const named = new Set<string>()
    for (const [name, { items }] of Object.entries(version.sidebars)) {
      const ids = sidebarDocIds(items)
      // A group whose label leads to a page may have that page as its first item, too.
      const again = ids.filter((id, index) => (named.has(id) || ids.indexOf(id) < index) && id !== ids[index - 1])
      for (const id of again)
        problems.add('page-in-two-places', {
          ...(version.name === 'current' ? places.lastText(id) : { file: versionsFile }),
          message: `The sidebar "${name}" leads to the page "${id}", to which the sidebars have led already`,
          hint: 'Keep the place that decides which sidebar the page has, and which pages come before and after it',
        })
      for (const id of ids) named.add(id)
    }
    for (const { entry } of plan.library.docs(site.defaultLocale, version.name)) {
      if (named.has(entry.id)) continue
      problems.add('page-in-no-sidebar', {
        file: entry.source.file,
        span: frontMatterSpan,
        message: `No sidebar leads to the page "${entry.id}"`,
        hint: `Add '${entry.id}' to ${version.name === 'current' ? 'one of the `sidebars`' : `a sidebar of the version in ${versionsFile}`}`,
      })
    }
  }
}

/** Every id in a sidebar, and the main page, name a page of the docs. */
export const unknownSidebarDocs: Check = ({ planned, problems, places }) => {
  const { site, plan } = planned
  for (const version of site.versions) {
    const ids = plan.library.docs(site.defaultLocale, version.name).map(({ entry }) => entry.id)
    const known = new Set([...ids, ...brokenDocIds(planned, version.folder)])
    if (version.name !== 'current' && known.size === 0 && Object.keys(version.sidebars).length > 0) {
      problems.add('sidebar-unknown-doc', {
        file: versionsFile,
        message: `The version "${version.name}" has no texts: there is no folder "content/${site.defaultLocale.id}/${version.folder}"`,
        hint: `Restore the folder, or delete the version from ${versionsFile}`,
      })
      continue
    }
    for (const [name, sidebar] of Object.entries(version.sidebars)) {
      for (const id of sidebarDocIds(sidebar.items)) {
        if (known.has(id)) continue
        problems.add('sidebar-unknown-doc', {
          ...(version.name === 'current' ? places.text(id) : { file: versionsFile }),
          message: `The sidebar "${name}"${version.name === 'current' ? '' : ` of version "${version.name}"`} names no page: there is no doc "${id}"`,
          hint: didYouMeanPath(id, ids) ?? listNames(ids) ?? "An id is the file's path below docs, without .md and /index",
        })
      }
    }
    const { mainDoc } = site.docs ?? {}
    if (mainDoc !== undefined && version.name === 'current' && !known.has(mainDoc)) {
      problems.add('main-doc-unknown', {
        ...places.text(mainDoc, 'mainDoc'),
        message: `\`docs.mainDoc\` names no page: there is no doc "${mainDoc}"`,
        hint: suggest(mainDoc, ids),
      })
    }
  }
}

/** Ids of files that exist but could not be read: their problems are reported already. */
function brokenDocIds({ sources, site }: Parameters<Check>[0]['planned'], versionFolder: string): string[] {
  const folder = `content/${site.defaultLocale.id}/${versionFolder}/`
  return [...sources].flatMap(([file, content]) =>
    content === undefined && file.startsWith(folder) ? [toId(file.slice(folder.length))] : [],
  )
}
