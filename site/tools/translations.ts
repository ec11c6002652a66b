// Lists translated sections that are behind their English originals; with `--accept <file>[#id] …`, says that the
// translation was reviewed and is up to date. `--accept-all` does so for everything that is listed.
import { parseArgs } from 'node:util'
import { listPages } from './content/list-pages.ts'
import { acceptSections } from './translations/accept-sections.ts'
import { compareRecord } from './translations/compare-record.ts'
import { readRecord, writeRecord } from './translations/record.ts'

const { values, positionals } = parseArgs({
  options: { accept: { type: 'string', multiple: true, default: [] }, 'accept-all': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const pages = listPages('en')
const names = values['accept-all'] ? pages.map(({ file }) => file) : [...values.accept, ...positionals]
if (names.length > 0) writeRecord(acceptSections(readRecord(), { names, pages }))

const { behind, missing, superfluous } = compareRecord(pages, readRecord())
for (const name of behind) console.log(`behind       ${name}`)
for (const name of missing) console.log(`not recorded ${name}`)
for (const name of superfluous) console.log(`superfluous  ${name}`)
console.log(
  behind.length + missing.length + superfluous.length === 0
    ? 'All translations are up to date.'
    : 'Review them, then accept: --accept <file>[#id]',
)
