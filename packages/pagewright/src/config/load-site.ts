import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ProblemCode, ProblemInput, ProblemList } from '@pagewright/model'
import * as z from 'zod'
import { readText } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import { readJsonFile } from '../data/read-data.ts'
import { schemaIssues } from '../data/schema-issues.ts'
import { type ConfigPlaces, createConfigPlaces, findConfigSpan } from './config-places.ts'
import { sidebarsSchema, text, versionName } from './content-schema.ts'
import { importConfig, importPlugins } from './import-config.ts'
import { type CutVersion, resolveSite, type Site, toMount } from './resolve-site.ts'
import { siteConfigSchema } from './schema.ts'

/** Files in the site's folder. */
export const configFile = 'site.config.ts'
export const versionsFile = 'versions.json'

export type LoadedSite = {
  readonly site: Site
  /** Where the configuration is written. */
  readonly places: ConfigPlaces
  /** The files that it was read from: paths from the root. */
  readonly files: readonly string[]
  /** Equal for a configuration that was saved, or checked out again, without a change. */
  readonly key: string
}

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
  const tooDeep = findDeepPath(imported.value)
  if (tooDeep !== null) {
    const span = await findConfigSpan(readText(join(root, configFile)) ?? '', tooDeep)
    const message = 'A part of the configuration contains itself, or is nested more than 100 levels deep'
    return refuse('config-invalid', { file: configFile, span, message, hint: 'Put no list or object into itself, but a copy of it' })
  }
  const places = createConfigPlaces(root, imported.files)
  const parsed = siteConfigSchema.safeParse(imported.value)
  const [code, writtenBy] = ['versions-invalid', 'pagewright version <name>'] as const
  const versions = readJsonFile(root, { file: versionsFile, schema: versionsSchema, absent: [], code, writtenBy, problems })
  if (!parsed.success) {
    const source = readText(join(root, configFile)) ?? ''
    for (const { path, message, hint } of schemaIssues(parsed.error, { schema: siteConfigSchema, whole: 'The configuration' }))
      refuse('config-invalid', {
        file: configFile,
        span: await findConfigSpan(source, path),
        message,
        hint: hint ?? 'An editor shows what each key takes: the type is SiteConfig',
      })
    return null
  }
  if (versions === null) return null
  const cut: readonly CutVersion[] = versions.value
  problems.judgeBy(parsed.data.rules)
  const mount = toMount(options.base ?? parsed.data.base)
  if (!/^[\w./~-]*$/.test(mount) || /\/\.{1,2}\//.test(mount)) {
    const hint = 'Use letters, digits, hyphens and slashes: /x/'
    if (options.base === undefined)
      return refuse('config-invalid', { ...places.key('base'), message: `The base "${parsed.data.base}" is not a URL path`, hint })
    const message = `The base "${options.base}", which comes from --base or the environment variable BASE_URL, is not a URL path`
    return refuse('config-invalid', { file: null, message, hint })
  }
  const names = ['current', ...cut.map(({ name }) => name)]
  const { latest = 'current' } = parsed.data.docs ?? {}
  if (!names.includes(latest)) {
    const message = `\`docs.latest\` names the version "${latest}", which does not exist`
    const hint = `Write one of ${names.map((name) => `'${name}'`).join(', ')}, or cut the version: pagewright version ${latest}`
    return refuse('config-invalid', { ...places.text(latest, 'latest'), message, hint })
  }
  const kept = parsed.data.docs?.removed.find((name) => names.includes(name) || Object.hasOwn(reservedVersions, name))
  if (kept !== undefined) {
    const message = `\`docs.removed\` names "${kept}", which is not a version that was removed`
    const hint = `Delete the version's folders and its entry in ${versionsFile}, or take its name out of the list`
    return refuse('config-invalid', { ...places.text(kept, 'removed'), message, hint })
  }
  const { theme, plugins: file } = parsed.data
  if (!existsSync(join(root, theme))) {
    const hint = "`theme` names the module that exports it, seen from the site's folder"
    return refuse('theme-missing', { ...places.text(theme, 'theme'), message: `There is no theme "${theme}"`, hint })
  }
  if (file !== undefined && !existsSync(join(root, file))) {
    const hint = "`plugins` names the module that exports them, seen from the site's folder"
    return refuse('config-invalid', { ...places.text(file, 'plugins'), message: `There is no module "${file}"`, hint })
  }
  const plugins = file === undefined ? undefined : await importPlugins(root, { file, problems })
  if (plugins === null) return null
  const site = resolveSite(parsed.data, { mount, cut, plugins })
  return { site, places, files: [...imported.files, ...(plugins?.files ?? [])], key: hash(JSON.stringify(site), imported.version) }
}

/** The path to something that lies deeper in a value than the functions that read a configuration can go; null for nothing. */
function findDeepPath(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (path.length > 100) return path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const found = findDeepPath(part, [...path, key])
    if (found !== null) return found
  }
  return null
}

/** Names that no version may have, and the reason for each. */
export const reservedVersions: Readonly<Record<string, string>> = {
  current: 'that is what the configuration calls the docs folder',
  next: 'the docs folder is published at /docs/next when another version is the latest',
  tags: '/docs/tags is the page of the tags',
}
/** The versions that were cut, newest first. */
const versionsSchema = z
  .array(
    z.strictObject({
      name: versionName,
      label: text,
      sidebars: sidebarsSchema,
    }),
  )
  .superRefine((versions, context) => {
    const taken = new Set(Object.keys(reservedVersions))
    for (const [index, { name }] of versions.entries()) {
      if (taken.has(name)) context.addIssue({ code: 'custom', path: [index, 'name'], message: `"${name}" is taken already` })
      taken.add(name)
    }
  })
