import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createProblemList, didYouMean, suggest, withHint } from '@pagewright/model'
import { type Prepared, prepareSite } from '../build.ts'
import { relativePath, writeAtomic } from '../cache/files.ts'
import { addAnchors, anchorsFile, printPublishedAnchors, readPublishedAnchors } from '../check/published-anchors.ts'
import { contentFolder } from '../content/scan.ts'
import { printTranslationRecord, translationsFile } from '../content/translation-record.ts'
import { type AcceptedName, acceptSections, namesSection } from '../plan/accept-sections.ts'
import { diskProblem } from '../report/disk-problem.ts'
import { formatProblems, type ProblemFormat, problemFormats, summarizeProblems } from '../report/format-problems.ts'
import { createLogger, silentLogger } from '../report/logger.ts'
import { allOption, type Command, siteOptions, UsageError } from './command.ts'

/** `pagewright check`: reports all problems without building. */
export const checkCommand: Command = {
  summary: 'looks for problems without building',
  operands: [],
  options: {
    ...siteOptions,
    all: allOption,
    'update-anchors': {
      type: 'boolean',
      help: 'add all pages and the ids of their headings to anchors.json, the list of what is published',
    },
    accept: {
      type: 'string',
      multiple: true,
      help: '<name> record that a translation is up to date: its file, file#section, or a folder; may be repeated',
    },
    strict: { type: 'boolean', help: 'fail on warnings as well; notes never fail' },
    format: { type: 'string', help: '<format> text, json or github (default: text)' },
  },
  run: async (input) => {
    const { values, root } = input
    const format = (values['format'] ?? 'text') as ProblemFormat
    if (!problemFormats.includes(format)) throw new UsageError(withHint(`Unknown format "${format}"`, suggest(format, problemFormats)))
    const problems = createProblemList()
    const log = format === 'text' ? createLogger() : silentLogger
    try {
      const names = values['accept'] === undefined ? [] : [values['accept']].flat().map(String)
      if (names.length > 0) {
        const found = createProblemList()
        const before = await prepareSite({ ...input, log, problems: found })
        // A record that cannot be read, for example because of a conflict in git, is not replaced.
        const isReadable = found.all().every(({ code }) => code !== 'translations-invalid')
        if (before !== null && isReadable) acceptTranslations(names, { root, prepared: before })
      }
      const prepared = await prepareSite({ ...input, log, problems })
      const published = values['update-anchors'] === true ? readPublishedAnchors(root) : null
      if (published !== null && prepared !== null)
        writeAtomic(join(root, anchorsFile), printPublishedAnchors(addAnchors(published.value, prepared.planned)))
    } catch (error) {
      const problem = diskProblem(error)
      if (problem === null) throw error
      problems.addAll([problem])
    }
    const all = problems.all()
    const color = process.stdout.isTTY
    const summary = (): string => `${summarizeProblems(all, { root, color, all: values['all'] === true, notes: true })}\n`
    process.stdout.write(format === 'text' ? summary() : formatProblems(all, { root, format }))
    return problems.hasErrors() || (values['strict'] === true && problems.hasWarnings()) ? 1 : 0
  },
}

/** Records that the named translations are up to date. Throws a UsageError for a name that means no section of one. */
function acceptTranslations(names: readonly string[], { root, prepared }: { root: string; prepared: Prepared }): void {
  const { planned } = prepared
  const { plan } = planned
  const translations = [...plan.translations.values()]
  const accepted = names.map((name) => toAcceptedName(name, root))
  for (const [index, name] of accepted.entries()) {
    // No name at all, as of an empty variable of the shell, does not mean all translations.
    if (names[index] !== '' && namesSection(name, translations)) continue
    const files = translations.map((translation) => `${contentFolder}/${translation.name}`)
    const file = `${contentFolder}/${name.path}`
    const hint = files.includes(file) ? null : didYouMean(file, files)
    throw new UsageError(withHint(`There is no translated section "${names[index]}"`, hint))
  }
  const unreadable = [...planned.sources].flatMap(([file, content]) =>
    content === undefined ? [file.slice(contentFolder.length + 1)] : [],
  )
  const sections = acceptSections(plan.translationRecord.sections, { names: accepted, translations, unreadable: new Set(unreadable) })
  writeAtomic(join(root, translationsFile), printTranslationRecord(sections))
}

/** Reads a file or folder, given from the site's folder as in reports or from the current folder, and the id of a section after a `#`. */
function toAcceptedName(name: string, root: string): AcceptedName {
  const [path = '', ...rest] = name.split('#')
  const fromHere = resolve(path)
  const file = !existsSync(join(root, path)) && existsSync(fromHere) ? relativePath(root, fromHere) : path
  const below = file
    .replace(/^\.\//, '')
    .replace(/\/+$/, '')
    .replace(new RegExp(`^${contentFolder}(?:/|$)`), '')
  return { path: below, id: rest.length === 0 ? null : rest.join('#') }
}
