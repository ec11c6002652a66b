// Measures builds in comparison with a bare renderer of the same content; the two take turns.
// Usage: npm run bench -- [--pages 10,100,1000] [--runs 3] [--theme toy|theme]
import { appendFileSync, rmSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeSite, pageFile, type ThemeName } from './make-site.ts'
import { measureDev } from './measure-dev.ts'
import { median } from './median.ts'
import { type Run, runMeasured } from './run-measured.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const bin = join(project, 'packages/pagewright/bin/pagewright.mjs')
const plain = join(project, 'bench/plain.mjs')

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10,100,1000' },
    runs: { type: 'string', default: '3' },
    theme: { type: 'string', default: 'toy' },
  },
})
const runs = Number(values.runs)

type Case = { readonly name: string; prepare(site: string, run: number): void }

const cases: readonly Case[] = [
  {
    name: 'cold',
    prepare: (site) => {
      for (const folder of ['dist', '.cache']) rmSync(join(site, folder), { recursive: true, force: true })
    },
  },
  { name: 'no change', prepare: () => {} },
  { name: 'one page edited', prepare: (site, run) => appendFileSync(join(site, pageFile(5, 'en')), `\nAn edit, the ${run}th.\n`) },
]

console.log(
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.versions.node}, medians of ${runs}, theme ${values.theme}\n`,
)
console.log('| pages × 2 locales | case | Pagewright | plain | ratio | peak memory, Pagewright / plain |')
console.log('| --- | --- | --- | --- | --- | --- |')
for (const pages of values.pages.split(',').map(Number)) {
  const site = join(project, '.cache/bench', `${values.theme}-${pages}`)
  makeSite(site, { pages, theme: values.theme as ThemeName, seed: 1, oneSidebar: false })
  for (const { name, prepare } of cases) {
    const ours: Run[] = []
    const theirs: Run[] = []
    for (let run = 0; run < runs; run++) {
      prepare(site, run)
      ours.push(await runMeasured([bin, 'build', '--root', site]))
      theirs.push(await runMeasured([plain, site, join(project, '.cache/bench/plain')]))
    }
    const [a, b] = [median(ours.map(({ seconds }) => seconds)), median(theirs.map(({ seconds }) => seconds))]
    const memory = [ours, theirs].map((all) => `${Math.max(...all.map(({ peak }) => Math.round(peak)))} MiB`).join(' / ')
    console.log(`| ${pages} | ${name} | ${a.toFixed(2)} s | ${b.toFixed(2)} s | ${(a / b).toFixed(2)} | ${memory} |`)
  }
}
await measureDev({ project, bin, theme: values.theme as ThemeName })
