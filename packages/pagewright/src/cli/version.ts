import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createProblemList, type Problem } from '@pagewright/model'
import { prepareSite } from '../build.ts'
import { versionName } from '../config/content-schema.ts'
import { reservedVersions, versionsFile } from '../config/load-site.ts'
import { type CutVersion, versionFolder } from '../config/resolve-site.ts'
import { toId } from '../content/entry.ts'
import { contentFolder, isLeftOut } from '../content/scan.ts'
import { printTranslationRecord, type TranslationSections, translationsFile } from '../content/translation-record.ts'
import { createLogger, silentLogger } from '../report/logger.ts'
import { writeFiles } from '../rewrite/write-files.ts'
import { type Command, fail, siteOptions, UsageError } from './command.ts'

/** `pagewright version <name>`: keeps a copy of the docs of every locale as a version. */
export const versionCommand: Command = {
  summary: 'keeps the docs as they are now as a version',
  operands: ['<name>'],
  options: { root: siteOptions.root },
  run: async ({ root, operands: [name = ''] }) => {
    if (!versionName.safeParse(name).success)
      throw new UsageError(`"${name}" cannot be the name of a version: use letters, digits, dots and hyphens, without the ending of a file`)
    const problems = createProblemList()
    const prepared = await prepareSite({ root, base: undefined, fresh: false, problems, log: silentLogger })
    const errors = (): Problem[] => problems.all().filter(({ severity }) => severity === 'error')
    if (prepared === null || errors().length > 0) {
      const code = fail(errors(), root)
      createLogger().error('The site has errors. Mend them first: those of the docs would stay in the version. Nothing was changed.')
      return code
    }
    const { site, planned } = prepared
    if (site.docs === undefined) problems.add('no-docs', { file: null, message: 'The site has no docs', hint: null })
    // On many disks and hosts, names that differ in upper and lower case alone are the same.
    const isTaken = (other: string): boolean => other.toLowerCase() === name.toLowerCase()
    const reason = Object.entries(reservedVersions).find(([reserved]) => isTaken(reserved))?.[1]
    if (reason !== undefined || site.versions.some((version) => isTaken(version.name))) {
      const message = reason === undefined ? `There is a version "${name}" already` : `The name "${name}" is reserved, because ${reason}`
      problems.add('version-exists', { file: reason === undefined ? versionsFile : null, message, hint: 'Choose another name' })
    }
    const folders = site.locales.map(({ id }) => ({
      from: join(root, contentFolder, id, versionFolder('current')),
      to: join(root, contentFolder, id, versionFolder(name)),
    }))
    const inDocs = folders.flatMap(({ from }) => (existsSync(from) ? readdirSync(from) : [])).find((file) => isTaken(toId(file)))
    if (inDocs !== undefined)
      problems.add('version-exists', {
        file: null,
        message: `The docs have the file or folder "${inDocs}", whose addresses would begin like those of the version`,
        hint: 'Choose another name, or move it',
      })
    const taken = folders.find(({ to }) => existsSync(to))
    if (taken !== undefined)
      problems.add('version-exists', {
        file: null,
        message: `The folder ${taken.to} exists already`,
        hint: 'Delete it, or choose another name',
      })
    if (site.docs === undefined || errors().length > 0) return fail(errors(), root)
    const { sections } = planned.plan.translationRecord
    try {
      for (const { from, to } of folders)
        if (existsSync(from)) cpSync(from, to, { recursive: true, errorOnExist: true, filter: (path) => !isLeftOut(basename(path)) })
      const file = join(root, versionsFile)
      const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown[]) : []
      const version: CutVersion = { name, label: name, sidebars: site.docs.sidebars }
      const record = { ...sections, ...cutSections(sections, name) }
      const texts: [string, string][] = [[versionsFile, `${JSON.stringify([version, ...before], null, 2)}\n`]]
      if (Object.keys(sections).length > 0) texts.push([translationsFile, printTranslationRecord(record)])
      writeFiles(root, new Map(texts))
    } catch (error) {
      for (const { to } of folders) rmSync(to, { recursive: true, force: true })
      throw error
    }
    const made = folders.map(({ to }) => to).filter((folder) => existsSync(folder))
    createLogger().info(
      `Cut version ${name}: ${made.join(', ')}\nTo show it at /docs, write \`docs: { latest: '${name}' }\` in site.config.ts.`,
    )
    return 0
  },
}

/** The record of the copied translations, which equals that of the texts they are copies of. */
function cutSections(sections: TranslationSections, version: string): TranslationSections {
  const cut = Object.entries(sections).flatMap(([name, hashes]) => {
    const [locale, folder, ...rest] = name.split('/')
    return folder === versionFolder('current') ? [[[locale, versionFolder(version), ...rest].join('/'), hashes] as const] : []
  })
  return Object.fromEntries(cut)
}
