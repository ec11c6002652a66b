import type { Load } from './measure-load.ts'
import { median } from './median.ts'

/** All that was measured of one contestant. The next page's times in ms. */
export type Reading = { readonly loads: readonly Load[]; readonly cold: readonly number[]; readonly hovered: readonly number[] }

type Row = { readonly name: string; readonly digits: number; readonly of: (reading: Reading) => number }

const kilo = 1024

const rows: readonly Row[] = [
  row('first paint, ms', (load) => load.contentful),
  row('largest paint, ms', (load) => load.largest),
  row('layout shift', (load) => load.shift, 3),
  row('blocking time, ms', (load) => load.blocking),
  row('KB until load', (load) => load.untilLoad.bytes / kilo, 1),
  row('requests until load', (load) => load.untilLoad.requests),
  row('KB until idle', (load) => load.untilIdle.bytes / kilo, 1),
  row('requests until idle', (load) => load.untilIdle.requests),
  row('script KB until idle', (load) => load.untilIdle.scriptBytes / kilo, 1),
  row('elements', (load) => load.elements),
  row('longest task after the first sign of life, ms', (load) => load.longestTask),
  row('KB in all, after it', (load) => load.withShell.bytes / kilo, 1),
  row('script KB, after it', (load) => load.withShell.scriptBytes / kilo, 1),
  row('requests in all, after it', (load) => load.withShell.requests),
  { name: 'next page, cold, ms', digits: 0, of: ({ cold }) => median(cold) },
  { name: 'next page, hovered, ms', digits: 0, of: ({ hovered }) => median(hovered) },
]

function row(name: string, of: (load: Load) => number, digits = 0): Row {
  return { name, digits, of: ({ loads }) => median(loads.map(of)) }
}

/** A Markdown table of everything, as medians, with the ratio where there is one. */
export function readingTable(ours: Reading, plain: Reading): string {
  const lines = rows.map(({ name, digits, of }) => {
    const [a, b] = [of(ours), of(plain)]
    return `| ${name} | ${a.toFixed(digits)} | ${b.toFixed(digits)} | ${b > 0 ? (a / b).toFixed(2) : ''} |`
  })
  return ['| what | Pagewright | plain | ratio |', '| --- | ---: | ---: | ---: |', ...lines].join('\n')
}

type Size = { readonly pages: number; readonly ours: Reading; readonly plain: Reading }

/** A Markdown table of how one page grows with its site. */
export function growthTable(sizes: readonly Size[]): string {
  const names = ['KB until idle', 'elements', 'KB in all, after it']
  const lines = sizes.map(({ pages, ours, plain }) => {
    const cells = rows
      .filter(({ name }) => names.includes(name))
      .map(({ of, digits }) => `${of(ours).toFixed(digits)} / ${of(plain).toFixed(digits)}`)
    return `| ${pages} | ${cells.join(' | ')} |`
  })
  return ['| pages | KB until idle | elements | KB with the shell |', '| --- | ---: | ---: | ---: |', ...lines].join('\n')
}
