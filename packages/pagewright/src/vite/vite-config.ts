import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import { isInside, relativePath } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import type { Site } from '../config/resolve-site.ts'
import { checkJson } from './check-json.ts'
import { checkStyles } from './check-styles.ts'
import { sitePlugins } from './site-plugins.ts'

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

type Input = {
  readonly root: string
  readonly site: BundledSite
  /** Called with the absolute path of a file that a plugin of the site has read, as it says by `addWatchFile`. */
  readonly onRead?: (file: string) => void
}

/** The configuration that every use of Vite shares: no config file, no public folder, the theme as a virtual module, checks of files. */
export function baseConfig({ root, site, onRead = () => {} }: Input): InlineConfig {
  return {
    configFile: false,
    root: sourceFile('..'),
    base: site.mount,
    publicDir: false,
    logLevel: 'silent',
    tsconfig: sourceFile('../tsconfig.base.json'),
    appType: 'custom',
    css: { modules: { generateScopedName: (name, file) => scopedName(name, { file, root }) } },
    // Pictures and fonts have the same addresses in Node.js and in browsers, in a build and in development.
    build: { assetsInlineLimit: 0 },
    plugins: [themePlugin({ root, site }), site.plugins && sitePlugins({ root, plugins: site.plugins, onRead }), checkStyles, checkJson],
  }
}

/**
 * Readable class names, equal in every kind of build: in `Toc.module.css`, `active` becomes `Toc-active` and `toc` becomes `Toc`. Those of
 * the site itself end with a hash of the file's path, because it may have several files of one name, or one that the theme has, too.
 */
export function scopedName(name: string, { file, root }: { file: string; root: string }): string {
  const base = /([^/\\]+)\.module\.css/.exec(file)?.[1] ?? 'part'
  const part = base.replace(/[^\p{L}\p{N}_-]/gu, '-')
  const readable = name === part.charAt(0).toLowerCase() + part.slice(1) ? part : `${part}-${name}`
  return isInside(file, { folder: root }) ? `${readable}-${hash(relativePath(root, file)).slice(0, 4)}` : readable
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
