import { joinPath } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { Targets } from './resolve-references.ts'

/**
 * Site paths of the files that have problems of their own and are no pages because of them: a link to one is not
 * reported as broken, too. A slug in such a file is not known.
 */
export function brokenPaths({ sources, site }: Pick<Targets, 'sources' | 'site'>): ReadonlySet<string> {
  const paths = new Set<string>()
  for (const [file, content] of sources) {
    if (content !== undefined) continue
    const [, own, ...rest] = file.replace(/(\/index)?\.md$/, '').split('/')
    // The default locale's page is shown in the others, too.
    const locales = site.locales.filter(({ id }) => id === own || own === site.defaultLocale.id)
    for (const { base } of locales) paths.add(joinPath(base, ...sectionPath(rest, site)))
  }
  return paths
}

function sectionPath([kind = '', ...rest]: readonly string[], site: Site): readonly string[] {
  if (kind === 'pages') return rest
  if (kind === 'versions') return ['docs', site.versions.find(({ name }) => name === rest[0])?.path ?? '', ...rest.slice(1)]
  return kind === 'blog' ? [kind, ...rest.map((name) => name.replace(/^\d{4}-\d{2}-\d{2}-/, ''))] : [kind, ...rest]
}
