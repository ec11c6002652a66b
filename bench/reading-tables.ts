import type { EarlyClick } from './measure-early-click.ts'
import type { Load } from './measure-load.ts'
import type { NextPage } from './measure-next-page.ts'
import { median } from './median.ts'

/** The output of one generator, with everything that was measured. */
export type Contestant = {
  readonly name: string
  readonly loads: readonly Load[]
  readonly cold: readonly NextPage[]
  readonly hovered: readonly NextPage[]
  readonly early: readonly EarlyClick[]
}

type Row = { readonly name: string; readonly digits: number; readonly of: (contestant: Contestant) => number }

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
  row('KB in all after the first interaction', (load) => load.withRuntime.bytes / kilo, 1),
  row('script KB after it', (load) => load.withRuntime.scriptBytes / kilo, 1),
  row('requests in all after it', (load) => load.withRuntime.requests),
  {
    name: 'longest task after it, ms',
    digits: 0,
    of: ({ cold, hovered }) => median([...cold, ...hovered].map(({ longestTask }) => longestTask)),
  },
  { name: 'next page, cold, ms', digits: 0, of: ({ cold }) => median(cold.map(({ shown }) => shown)) },
  { name: 'next page, hovered, ms', digits: 0, of: ({ hovered }) => median(hovered.map(({ shown }) => shown)) },
  { name: 'click at the first paint, ms', digits: 0, of: ({ early }) => median(early.map(({ shown }) => shown)) },
  { name: 'until the next document is asked for', digits: 0, of: ({ early }) => median(early.map(({ begun }) => begun)) },
  { name: 'from its last byte to its heading', digits: 0, of: ({ early }) => median(early.map(({ rendered }) => rendered)) },
]

function row(name: string, of: (load: Load) => number, digits = 0): Row {
  return { name, digits, of: ({ loads }) => median(loads.map(of)) }
}

/** A Markdown table of all medians, with the ratio of the first contestant to the second unless the second is 0. */
export function readingTable(contestants: readonly Contestant[]): string {
  const lines = rows.map(({ name, digits, of }) => {
    const values = contestants.map(of)
    const [ours = 0, plain = 0] = values
    return `| ${[name, ...values.map((value) => value.toFixed(digits)), plain > 0 ? (ours / plain).toFixed(2) : ''].join(' | ')} |`
  })
  const names = ['what', ...contestants.map(({ name }) => name), 'ratio']
  return [`| ${names.join(' | ')} |`, `| --- | ${names.slice(1).fill('---:').join(' | ')} |`, ...lines].join('\n')
}

type Size = { readonly pages: number; readonly contestants: readonly Contestant[] }

/** A Markdown table that shows how a page grows with its site. */
export function growthTable(sizes: readonly Size[]): string {
  const names = ['KB until idle', 'elements', 'KB in all after the first interaction']
  const shown = names.flatMap((name) => rows.filter((row) => row.name === name))
  const lines = sizes.map(({ pages, contestants }) => {
    const cells = shown.map(({ of, digits }) => contestants.map((contestant) => of(contestant).toFixed(digits)).join(' / '))
    return `| ${[pages, ...cells].join(' | ')} |`
  })
  return [`| pages | ${names.join(' | ')} |`, '| --- | ---: | ---: | ---: |', ...lines].join('\n')
}
