import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

const made = new Set(['node_modules', 'dist', '.cache'])

/** The pictures for social networks, which take half of a first build. The name of each is a hash of everything that is in it. */
export const drawnPictures = '.cache/pagewright-social'

/**
 * Copies the sources of a site, without installed packages and outputs, and replaces the folder `to`. Pictures for social networks that
 * were drawn already are copied, too. Returns `to`.
 * @param {string} from
 * @param {string} to
 * @returns {string}
 */
export function copySite(from, to) {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: (path) => path === from || !made.has(basename(path)) })
  if (existsSync(join(from, drawnPictures))) cpSync(join(from, drawnPictures), join(to, drawnPictures), { recursive: true })
  return to
}
