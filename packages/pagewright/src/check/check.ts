import type { ProblemList } from '@pagewright/model'
import type { ConfigPlaces } from '../config/config-places.ts'
import type { PlannedSite } from '../plan/planned-site.ts'

/** What a check looks at. */
export type CheckContext = {
  /** Absolute path of the site's folder. */
  readonly root: string
  readonly planned: PlannedSite
  readonly problems: ProblemList
  readonly places: ConfigPlaces
}

/** Looks at the plan and adds problems. */
export type Check = (context: CheckContext) => void
