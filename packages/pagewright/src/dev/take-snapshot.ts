import type { Content } from '../content/load-content.ts'
import type { Scan } from '../content/scan.ts'
import { listPublicFiles } from '../output/collect-copies.ts'
import { type SharedFiles, sharedFiles } from '../output/shared-files.ts'
import { createTargets } from '../plan/create-targets.ts'
import { type Plan, type PlanInput, planSite } from '../plan/plan-site.ts'
import type { Targets } from '../plan/resolve-references.ts'

/** The planned site at one moment. */
export type Snapshot = {
  readonly plan: Plan
  readonly targets: Targets
  readonly shared: SharedFiles
}

export type SnapshotInput = { readonly contents: readonly Content[]; readonly scan: Scan; readonly root: string; readonly input: PlanInput }

/** Plans the site as it is. */
export function takeSnapshot({ contents, scan, root, input }: SnapshotInput): Snapshot {
  const { site } = input
  const plan = planSite(contents, input)
  const targets = createTargets({ site, plan, scan, contents, publicFiles: listPublicFiles(root) })
  return { plan, targets, shared: sharedFiles(plan, site) }
}
