import type { SiteConfig } from './schema.ts'

export type { SidebarConfig, SiteConfig } from './schema.ts'

/** Returns the configuration as it is; an editor then completes and checks its keys. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config
}
