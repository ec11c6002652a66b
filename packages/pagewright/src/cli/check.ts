import { join } from 'node:path'
import { createProblemList, suggest } from '@pagewright/model'
import { prepareSite } from '../build.ts'
import { writeAtomic } from '../cache/files.ts'
import { addAnchors, anchorsFile, printPublishedAnchors, readPublishedAnchors } from '../check/published-anchors.ts'
import { formatProblems, type ProblemFormat, problemFormats, summarizeProblems } from '../report/format-problems.ts'
import { createLogger } from '../report/logger.ts'
import { acceptTranslations } from './accept-translations.ts'
import { allOption, baseOf, type Command, foldersOf, siteOptions, UsageError } from './command.ts'
import { diskProblem } from './disk-problem.ts'

/** `pagewright check`: reports all problems without building. */
export const checkCommand: Command = {
  name: 'check',
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
  run: async ({ values }) => {
    const format = (values['format'] ?? 'text') as ProblemFormat
    if (!problemFormats.includes(format)) throw new UsageError(`Unknown format "${format}". ${suggest(format, problemFormats)}`)
    const { root, out } = foldersOf(values)
    const problems = createProblemList()
    const log = createLogger({ quiet: format !== 'text' })
    try {
      const context = { root, out, base: baseOf(values), fresh: values['no-cache'] === true, log }
      const names = values['accept'] === undefined ? [] : [values['accept']].flat().map(String)
      if (names.length > 0) {
        const before = await prepareSite({ ...context, problems: createProblemList() })
        if (before !== null) acceptTranslations(names, { root, prepared: before })
      }
      const prepared = await prepareSite({ ...context, problems })
      if (values['update-anchors'] === true && prepared !== null)
        writeAtomic(
          join(root, anchorsFile),
          printPublishedAnchors(addAnchors(readPublishedAnchors(root, createProblemList()), prepared.targets)),
        )
    } catch (error) {
      const problem = diskProblem(error)
      if (problem === null) throw error
      problems.addAll([problem])
    }
    const all = problems.all()
    const color = process.stdout.isTTY
    const isText = format === 'text'
    const text = isText ? `${summarizeProblems(all, { root, color, all: values['all'] === true, notes: true })}\n` : ''
    process.stdout.write(isText ? text : formatProblems(all, { root, format }))
    return problems.hasErrors() || (values['strict'] === true && problems.hasWarnings()) ? 1 : 0
  },
}
