import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const made = new Set(['node_modules', 'dist'])

/**
 * Copies a site without installed packages and outputs, and replaces the folder `to`. Its cache is copied, so that a build of the copy has
 * nothing to compile, to bundle or to draw but what differs. Returns `to`.
 * @param {string} from
 * @param {string} to
 * @returns {string}
 */
export function copySite(from, to) {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: (path) => path === from || !made.has(basename(path)) })
  renameBundles(join(to, '.cache'), { from, to })
  return to
}

/**
 * Puts a copied folder into the records of bundles in a copied cache, in place of the original's folder. Without that, the bundles would
 * be made again.
 * @param {string} cache
 * @param {{ from: string, to: string }} folders
 */
export function renameBundles(cache, { from, to }) {
  const files = existsSync(cache) ? readdirSync(cache, { recursive: true, encoding: 'utf8' }) : []
  for (const path of files.filter((file) => /^bundle-\w+\.json$/.test(basename(file))).map((file) => join(cache, file)))
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(resolve(from), resolve(to)))
}
