import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin, PluginOption } from 'vite'
import { makePlugins } from '../config/import-config.ts'
import type { Site } from '../config/resolve-site.ts'

const require = createRequire(import.meta.url)

/** The absolute path of a file of the generator, from its path below `src`. */
export function sourceFile(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url))
}

/** The absolute path of a file of `@pagewright/browser`, from its path below `src`. */
export function browserFile(name: string): string {
  return join(dirname(require.resolve('@pagewright/browser/package.json')), 'src', name)
}

/** The part of a site's configuration that bundles depend on. */
export type BundledSite = Pick<Site, 'mount' | 'theme' | 'plugins' | 'analytics' | 'announcement'>

/** The configuration that every use of Vite shares: no config file, no public folder, the theme as a virtual module. */
export function baseConfig({ root, site }: { root: string; site: BundledSite }): InlineConfig {
  return {
    configFile: false,
    root: sourceFile('..'),
    base: site.mount,
    publicDir: false,
    logLevel: 'silent',
    tsconfig: sourceFile('../tsconfig.base.json'),
    appType: 'custom',
    css: { modules: { generateScopedName: scopedName } },
    plugins: [themePlugin({ root, site }), site.plugins && (makePlugins(root, site.plugins) as Promise<PluginOption[]>)],
  }
}

/** Readable class names, equal in every kind of build: in `Toc.module.css`, `active` becomes `Toc-active` and `toc` becomes `Toc`. */
function scopedName(name: string, file: string): string {
  const part = /([^/\\]+)\.module\.css/.exec(file)?.[1] ?? 'part'
  return name === part.charAt(0).toLowerCase() + part.slice(1) ? part : `${part}-${name}`
}

const themeId = 'virtual:pagewright/theme'
const ownPackages = /^(react|react-dom|@pagewright\/[\w-]+)(\/|$)/

/** Resolves the virtual module of the theme, and imports of React and of the generator's packages, which a site need not install. */
function themePlugin({ root, site }: { root: string; site: BundledSite }): Plugin {
  const theme = join(root, site.theme)
  const own = sourceFile('build.ts')
  return {
    name: 'pagewright:theme',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === themeId) return theme
      if (!ownPackages.test(id) || importer === own) return null
      return await this.resolve(id, own, { skipSelf: true })
    },
  }
}
