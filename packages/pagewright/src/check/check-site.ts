import type { Check, CheckContext } from './check.ts'
import { unknownComments } from './comments.ts'
import { configLinks, configSections } from './config-links.ts'
import { glossary } from './glossary.ts'
import { headingLevels } from './headings.ts'
import { ownAddresses } from './own-addresses.ts'
import { docsBelowVersions, duplicateRoutes, filesForFolders, homeMissing, publicFileConflicts, redirects, unsafeOutputs } from './paths.ts'
import { postsInFuture } from './post-dates.ts'
import { publicDrawings } from './public-drawings.ts'
import { publishedAnchors } from './published-anchors.ts'
import { references } from './references.ts'
import { pagesOfSidebars, unknownSidebarDocs } from './sidebars.ts'
import { behindTranslations, orphanTranslations, translatedHeadings, translationRecord, unrecordedTranslations } from './translations.ts'
import { unknownNames } from './unknown-names.ts'

const checks: readonly Check[] = [
  homeMissing,
  duplicateRoutes,
  unsafeOutputs,
  publicFileConflicts,
  publicDrawings,
  redirects,
  filesForFolders,
  docsBelowVersions,
  orphanTranslations,
  unknownNames,
  unknownSidebarDocs,
  pagesOfSidebars,
  translatedHeadings,
  translationRecord,
  behindTranslations,
  unrecordedTranslations,
  unknownComments,
  headingLevels,
  references,
  ownAddresses,
  configLinks,
  configSections,
  postsInFuture,
  glossary,
  publishedAnchors,
]

/** Runs all checks of a planned site. */
export function checkSite(context: CheckContext): void {
  for (const check of checks) check(context)
}
