import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { playgroundOptions } from '../../playground/types/playground-options.ts'
import samples from '../../samples/tsconfig.json'
import { findKept, keepFile } from './kept-file.ts'

const site = join(import.meta.dirname, '../..')
const compiler = createRequire(import.meta.url).resolve('typescript-in-browser')

/**
 * Makes the modules `virtual:playground/compiler` and `virtual:playground/declarations`, which export the URLs of TypeScript as an
 * ES module and of the declarations as JSON. Both files are kept in the site's cache, because making them takes some seconds.
 */
export const typeAssets: Plugin = {
  name: 'farrow:type-assets',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^virtual:playground\/(?:compiler|declarations)$/ },
    handler: async (id) => `${await (id.endsWith('compiler') ? compilerFile() : declarationsFile())}?url`,
  },
}

async function compilerFile(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(dirname(compiler), '../package.json'), 'utf8')) as { version: string }
  return cachedFile(`typescript-${version}.js`, async () => {
    const { minify } = await import('vite')
    const { code, errors } = await minify(compiler, readFileSync(compiler, 'utf8'), { module: false })
    if (errors[0] !== undefined) throw new Error(`TypeScript cannot be minified: ${errors[0].message}`)
    return `/*! TypeScript ${version}. Copyright Microsoft Corporation. Apache License 2.0 */\n${code}\nexport default ts\n`
  })
}

async function declarationsFile(): Promise<string> {
  const installed = join(dirname(compiler), '../../.package-lock.json')
  const own = ['gather-declarations.ts', 'type-assets.ts'].map((name) => join(import.meta.dirname, name))
  const key = createHash('sha256')
  for (const file of [installed, ...own, join(site, 'samples/tsconfig.json')]) if (existsSync(file)) key.update(readFileSync(file))
  // The key is not in the name of the file, which is published: what is installed differs between systems.
  return cachedFile(`${key.digest('hex').slice(0, 12)}/declarations.json`, async () => {
    const { gatherDeclarations } = await import('./gather-declarations.ts')
    return JSON.stringify(await gatherDeclarations(playgroundOptions(samples.compilerOptions), site))
  })
}

/** The absolute path of a file in the cache, which is made if it is not there. */
async function cachedFile(name: string, make: () => Promise<string>): Promise<string> {
  return findKept(name) ?? keepFile(name, await make())
}
