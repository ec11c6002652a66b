import type { ProblemList } from '@pagewright/model'
import type { ConfigPlaces } from '../config/config-places.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { Targets } from '../plan/resolve-references.ts'
import { duplicateRoutes, homeMissing, publicFiles, redirects, unsafeOutputs } from './paths.ts'
import { configLinks, references } from './references.ts'
import { pagesInNoSidebar, unknownSidebarDocs } from './sidebars.ts'
import { behindTranslations, orphanTranslations, translatedHeadings, translationRecord } from './translations.ts'
import { unknownNames } from './unknown-names.ts'

/** What a rule looks at. */
export type CheckContext = {
  readonly plan: Plan
  readonly targets: Targets
  readonly problems: ProblemList
  /** Finds names in the configuration's files. */
  readonly places: ConfigPlaces
}

/** A rule looks at the plan and adds problems. */
export type Rule = (context: CheckContext) => void

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
  translatedHeadings,
  translationRecord,
  behindTranslations,
  references,
  configLinks,
]

/** Checks a planned site by all rules. */
export function checkSite(context: CheckContext): void {
  for (const rule of rules) rule(context)
}
