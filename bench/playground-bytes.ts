import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * A Markdown table of the parts of the playground in a built site, in KB of 1,000 bytes after Brotli at its highest level. `output` is the
 * output folder.
 */
export function bytesTable(output: string): string {
  const assets = join(output, 'assets')
  const weigh = (file: string): number =>
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000
  const sum = (pattern: RegExp): number =>
    readdirSync(assets).reduce((total, name) => total + (pattern.test(name) ? weigh(join(assets, name)) : 0), 0)
  const rows = [
    ['the page', weigh(join(output, 'playground.html'))],
    ['the playground around editor and results', sum(/^Playground-/) + sum(importedBy(assets, /^Playground-/))],
    ['the editor at first', sum(/^editor-/) + sum(importedBy(assets, /^editor-/))],
    ['the editor, at the first focus', sum(/^assist-/)],
    ['the runner with Farrow', sum(/^(?:runner-|playground-runtime-)/)],
    ['the compiler', sum(/^(?:typescript-\d|worker-|start-types-)/)],
    ['the declarations', sum(/^declarations-/)],
  ] as const
  return ['| what | KB |', '| --- | --- |', ...rows.map(([what, kilobytes]) => `| ${what} | ${kilobytes.toFixed(1)} |`)].join('\n')
}

/** The files that a chunk imports statically, besides the runtime of pages and the runner, which have their own rows. */
function importedBy(assets: string, pattern: RegExp): RegExp {
  const chunk = readdirSync(assets).find((name) => pattern.test(name)) ?? ''
  const imports = readFileSync(join(assets, chunk), 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+)\.js["'`]/g)
  const names = [...imports].flatMap(([, name = '']) => (/^(?:start|runner)-/.test(name) ? [] : [name]))
  return new RegExp(`^(?:${names.join('|')})\\.js$`)
}
