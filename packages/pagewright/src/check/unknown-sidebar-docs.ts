import { suggest } from '@pagewright/model'
import { versionsFile } from '../config/load-versions.ts'
import { sidebarDocIds } from '../plan/resolve-sidebars.ts'
import type { Rule } from './rule.ts'

/** Every id in a sidebar names a doc. */
export const unknownSidebarDocs: Rule = ({ plan, targets, problems, places }) => {
  const { site } = targets
  for (const version of site.versions) {
    const ids = plan.library.docs(site.defaultLocale, version.name).map(({ entry }) => entry.id)
    const known = new Set([...ids, ...brokenDocIds(targets, version.name)])
    for (const [name, sidebar] of Object.entries(version.sidebars)) {
      for (const id of sidebarDocIds(sidebar.items)) {
        if (known.has(id)) continue
        problems.error('sidebar-unknown-doc', {
          ...(version.name === 'current' ? places.text(id) : { file: versionsFile }),
          message: `The sidebar "${name}"${version.name === 'current' ? '' : ` of version "${version.name}"`} names no page: there is no doc "${id}"`,
          hint: suggest(id, ids) ?? "An id is the file's path below docs, without .md and /index",
        })
      }
    }
    const { mainDoc } = site.docs ?? {}
    if (mainDoc !== undefined && version.name === 'current' && !known.has(mainDoc)) {
      problems.error('main-doc-unknown', {
        ...places.text(mainDoc),
        message: `\`docs.mainDoc\` names no page: there is no doc "${mainDoc}"`,
        hint: suggest(mainDoc, ids),
      })
    }
  }
}

/** Ids of files that are there but could not be read: their problems are reported already. */
function brokenDocIds({ sources, site }: Parameters<Rule>[0]['targets'], version: string): string[] {
  const folder = `content/${site.defaultLocale.id}/${version === 'current' ? 'docs' : `versions/${version}`}/`
  return [...sources].flatMap(([file, content]) =>
    content === undefined && file.startsWith(folder)
      ? [
          file
            .slice(folder.length)
            .replace(/\.md$/, '')
            .replace(/(^|\/)index$/, ''),
        ]
      : [],
  )
}
