import type { SiteContext } from '../config/resolve-site.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { RenderJob } from '../render/render-page.ts'
import type { ClientBundle } from '../vite/bundle-client.ts'

/** What `generatedFiles` makes files from. */
export type GeneratedInput = SiteContext & {
  readonly plan: Plan
  readonly jobs: readonly RenderJob[]
  readonly bundle: Pick<ClientBundle, 'styles' | 'starter' | 'buildId' | 'scripts'>
  /** Resolves when the cache has all social images that are drawn ahead; the others are drawn when they are written. */
  readonly drawn: Promise<void>
  /** Files of the public folder, relative to it. They take the place of made ones. */
  readonly publicFiles: ReadonlySet<string>
}
