import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProblemCode, ProblemInput, ProblemList } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import { type ConfigPlaces, createConfigPlaces } from './config-places.ts'
import { importConfig, importPlugins } from './import-config.ts'
import { loadVersions } from './load-versions.ts'
import { reportIssues } from './report-issues.ts'
import { resolveSite, type Site, toMount } from './resolve-site.ts'
import { siteConfigSchema } from './schema.ts'

export const configFile = 'site.config.ts'

/** A site's configuration, where it is written, and the files that it was read from: paths from the root. */
export type LoadedSite = { readonly site: Site; readonly places: ConfigPlaces; readonly files: readonly string[] }

/** Loads and checks `site.config.ts` and `versions.json`; null, with problems, if one is unusable. `base` overrides the mount. */
export async function loadSite(root: string, options: { base: string | undefined; problems: ProblemList }): Promise<LoadedSite | null> {
  const { problems } = options
  const refuse = (code: ProblemCode, problem: ProblemInput): null => {
    problems.add(code, problem)
    return null
  }
  if (!existsSync(join(root, configFile))) {
    const message = `There is no ${configFile} in ${root}`
    return refuse('config-missing', { file: configFile, message, hint: "Name the site's folder with --root <folder>" })
  }
  const imported = await importConfig(root, { file: configFile, problems })
  if (imported === null) return null
  const places = createConfigPlaces(root, imported.files)
  const parsed = siteConfigSchema.safeParse(imported.value)
  const cut = await loadVersions(root, problems)
  if (!parsed.success) {
    await reportIssues(parsed.error.issues, { root, file: configFile, schema: siteConfigSchema, problems })
    return null
  }
  if (cut === null) return null
  problems.judgeBy(parsed.data.rules)
  const mount = toMount(options.base ?? parsed.data.base)
  if (!/^[\w./~-]*$/.test(mount)) {
    const message = `The base "${options.base ?? parsed.data.base}" is not a URL path`
    return refuse('config-invalid', { ...places.key('base'), message, hint: 'Use letters, digits, hyphens and slashes: /x/' })
  }
  const names = ['current', ...cut.map(({ name }) => name)]
  const { latest = 'current' } = parsed.data.docs ?? {}
  if (!names.includes(latest)) {
    const message = `\`docs.latest\` names the version "${latest}", which does not exist`
    const hint = `Write one of ${names.map((name) => `'${name}'`).join(', ')}, or cut the version: pagewright version ${latest}`
    return refuse('config-invalid', { ...places.text(latest), message, hint })
  }
  if (!existsSync(join(root, parsed.data.theme))) {
    const hint = "`theme` names the module that exports it, seen from the site's folder"
    return refuse('theme-missing', { ...places.text(parsed.data.theme), message: `There is no theme "${parsed.data.theme}"`, hint })
  }
  const { plugins: file } = parsed.data
  if (file === undefined) return { site: resolveSite(parsed.data, { mount, cut }), places, files: imported.files }
  const plugins = await importPlugins(root, { file, problems })
  if (plugins === null) return null
  const version = hash(...plugins.files.map((name) => readFileSync(join(root, name))))
  const site = resolveSite(parsed.data, { mount, cut, plugins: { file, version } })
  return { site, places, files: [...imported.files, ...plugins.files] }
}

export { versionsFile } from './load-versions.ts'
