import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import type { Site } from '../config/resolve-site.ts'

const require = createRequire(import.meta.url)

/** A file of the generator's source. */
export function sourceFile(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url))
}

/** A file of the package that runs in the browser. */
export function browserFile(name: string): string {
  return join(dirname(require.resolve('@pagewright/browser/package.json')), 'src', name)
}

/** What every use of Vite has in common: no config file, no public folder, the theme as a virtual module. */
export function baseConfig({ root, site }: { root: string; site: Site }): InlineConfig {
  return {
    configFile: false,
    root: sourceFile('..'),
    base: site.mount,
    publicDir: false,
    logLevel: 'silent',
    tsconfig: sourceFile('../tsconfig.base.json'),
    appType: 'custom',
    css: { modules: { generateScopedName: scopedName } },
    plugins: [themePlugin({ root, site })],
  }
}

/**
 * `Toc.module.css` and `active` give `Toc-active`, `toc` gives `Toc`: short, readable, and the same in every kind of build.
 */
function scopedName(name: string, file: string): string {
  const part = /([^/\\]+)\.module\.css/.exec(file)?.[1] ?? 'part'
  return name === part.charAt(0).toLowerCase() + part.slice(1) ? part : `${part}-${name}`
}

const themeId = 'virtual:pagewright/theme'
const ownPackages = /^(react|react-dom|@pagewright\/[\w-]+)(\/|$)/

/** Serves the site's theme under one name, and the generator's own packages to sites that have none installed. */
export function themePlugin({ root, site }: { root: string; site: Site }): Plugin {
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
