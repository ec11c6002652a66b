import { cpSync, rmSync } from 'node:fs'
import { basename } from 'node:path'

const made = new Set(['node_modules', 'dist'])

/**
 * Copies a site without installed packages and outputs, and replaces the folder `to`. Its cache is copied, which saves compiling all texts
 * and drawing all pictures again. Returns `to`.
 * @param {string} from
 * @param {string} to
 * @returns {string}
 */
export function copySite(from, to) {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: (path) => path === from || !made.has(basename(path)) })
  return to
}
