import type { SiteConfig } from './site-config.ts'

export type { AuthorConfig, NavLinkConfig, SidebarConfig, SidebarEntryConfig, SiteConfig } from './site-config.ts'

/** Declares a site; the identity, for its types. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config
}
