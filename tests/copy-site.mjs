import { cpSync, rmSync } from 'node:fs'
import { basename } from 'node:path'

const made = new Set(['node_modules', 'dist', '.cache'])

/**
 * Copies a site's sources, without what was installed and made, in place of what is there. Returns the new folder.
 * @param {string} from
 * @param {string} to
 * @returns {string}
 */
export function copySite(from, to) {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: (path) => path === from || !made.has(basename(path)) })
  return to
}
