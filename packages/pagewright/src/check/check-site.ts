import { behindTranslations } from './behind-translations.ts'
import { duplicateRoutes } from './duplicate-routes.ts'
import { headingIdsDiffer } from './heading-ids-differ.ts'
import { homeMissing } from './home-missing.ts'
import { orphanTranslations } from './orphan-translations.ts'
import { pagesInNoSidebar } from './pages-in-no-sidebar.ts'
import { publicFiles } from './public-files.ts'
import { redirects } from './redirects.ts'
import { references } from './references.ts'
import type { CheckContext, Rule } from './rule.ts'
import { siteLinks } from './site-links.ts'
import { translationRecord } from './translation-record.ts'
import { unknownNames } from './unknown-names.ts'
import { unknownSidebarDocs } from './unknown-sidebar-docs.ts'
import { unsafeOutputs } from './unsafe-outputs.ts'

const rules: readonly Rule[] = [
  homeMissing,
  duplicateRoutes,
  unsafeOutputs,
  publicFiles,
  redirects,
  orphanTranslations,
  unknownNames,
  unknownSidebarDocs,
  pagesInNoSidebar,
  headingIdsDiffer,
  translationRecord,
  behindTranslations,
  references,
  siteLinks,
]

/** Checks a planned site by all rules. */
export function checkSite(context: CheckContext): void {
  for (const rule of rules) rule(context)
}
