import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemCode, type ProblemInput, type ProblemList, parseJson, type Span, spanAt, suggest } from '@pagewright/model'
import { z } from 'zod'
import { readText } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import { type ConfigPlaces, createConfigPlaces, findConfigSpan } from './config-span.ts'
import { sidebarsSchema } from './content-schema.ts'
import { importConfig, importPlugins } from './import-config.ts'
import { type CutVersion, resolveSite, type Site, toMount } from './resolve-site.ts'
import { siteConfigSchema } from './schema.ts'

export const configFile = 'site.config.ts'
export const versionsFile = 'versions.json'

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
    await reportIssues(parsed.error.issues, { root, problems })
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

/** Reports each issue of a schema at its key or element. A message may end with a semicolon and what to do. */
async function reportIssues(
  issues: readonly z.core.$ZodIssue[],
  { root, problems }: { root: string; problems: ProblemList },
): Promise<void> {
  const file = configFile
  const source = readFileSync(join(root, file), 'utf8')
  for (const issue of issues) {
    const where = issue.path.length === 0 ? 'The configuration' : `\`${issue.path.join('.')}\``
    if (issue.code !== 'unrecognized_keys') {
      const [what, hint = 'An editor shows what each key takes: the type is SiteConfig'] = wordsOf(issue).split('; ')
      problems.add('config-invalid', { file, span: await findConfigSpan(source, issue.path), message: `${where} ${what}`, hint })
      continue
    }
    for (const key of issue.keys) {
      const span = await findConfigSpan(source, [...issue.path, key])
      problems.add('config-invalid', {
        file,
        span,
        message: `${where} has an unknown key "${key}"`,
        hint: suggest(key, schemaKeys(siteConfigSchema, issue.path)),
      })
    }
  }
}

function wordsOf({ message }: z.core.$ZodIssue): string {
  if (message.endsWith('received undefined')) return 'is missing'
  return message.charAt(0).toLowerCase() + message.slice(1)
}

/** The keys that a schema takes at a path, for suggestions. Empty where the schema has no object there, or takes any key. */
export function schemaKeys(schema: unknown, path: readonly PropertyKey[]): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return schemaKeys(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => schemaKeys(option, path))
  const [key, ...rest] = path
  if (schema instanceof z.ZodObject) return key === undefined ? Object.keys(schema.shape) : schemaKeys(schema.shape[String(key)], rest)
  if (schema instanceof z.ZodArray && key !== undefined) return schemaKeys(schema.element, rest)
  if (schema instanceof z.ZodRecord && key !== undefined) return schemaKeys(schema.valueType, rest)
  return []
}

// A name is part of a folder's name and of addresses, where `next` and `tags` have a meaning already.
export const reservedVersions: readonly string[] = ['current', 'next', 'tags']
const versionsSchema = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'must be letters, digits, dots and hyphens'),
      label: z.string().min(1),
      sidebars: sidebarsSchema,
    }),
  )
  .superRefine((versions, context) => {
    const taken = new Set(reservedVersions)
    for (const [index, { name }] of versions.entries()) {
      if (taken.has(name)) context.addIssue({ code: 'custom', path: [index, 'name'], message: `"${name}" is taken already` })
      taken.add(name)
    }
  })

/** Reads `versions.json`, the versions that were cut, newest first. Empty without the file; null, with problems, if it is not valid. */
async function loadVersions(root: string, problems: ProblemList): Promise<readonly CutVersion[] | null> {
  if (!existsSync(join(root, versionsFile))) return []
  const text = readText(join(root, versionsFile)) ?? ''
  const report = (span: Span, message: string): void => {
    problems.add('versions-invalid', {
      file: versionsFile,
      span,
      message,
      hint: 'It is written by `pagewright version <name>`; restore it from git',
    })
  }
  const parsed = parseJson(text)
  if ('span' in parsed) {
    report(parsed.span, `${versionsFile} is not valid JSON`)
    return null
  }
  const versions = versionsSchema.safeParse(parsed.value)
  if (versions.success) return versions.data
  for (const { path, message } of versions.error.issues) {
    const where = path.length === 0 ? versionsFile : `\`${path.join('.')}\``
    report(await spanOfPath(text, path), `${where} ${message.charAt(0).toLowerCase()}${message.slice(1)}`)
  }
  return null
}

/** The place of a value in JSON. As JSON is also an expression of TypeScript, one line before the text makes a configuration of it. */
async function spanOfPath(text: string, path: readonly PropertyKey[]): Promise<Span> {
  const span = await findConfigSpan(`export default (\n${text})`, path)
  return span === null ? spanAt(1, 1) : { ...span, line: span.line - 1, endLine: span.endLine - 1 }
}
