import { toDocumentFile } from '@pagewright/model'
import { toKey } from './duplicate-routes.ts'
import type { Rule } from './rule.ts'

/** Files that the generator writes beside the pages. */
const made = ['/_headers', '/_redirects']

/** No file of the public folder takes the place of a page, of a folder of pages, or of a file that the generator makes. */
export const publicFiles: Rule = ({ plan, targets, problems }) => {
  const taken = new Map<string, string>(made.map((path) => [path, 'a file that the generator makes']))
  for (const { path } of plan.routes) {
    taken.set(toKey(path), `the page "${path}"`)
    taken.set(toKey(`/${toDocumentFile(path)}`), `the page "${path}"`)
    for (const folder of foldersOf(path)) if (!taken.has(toKey(folder))) taken.set(toKey(folder), `the folder of the page "${path}"`)
  }
  for (const file of targets.publicFiles) {
    const owner = taken.get(toKey(`/${file}`))
    if (owner === undefined) continue
    problems.error('public-file-conflict', {
      file: `public/${file}`,
      message: `The file stands in the place of ${owner}`,
      hint: 'Rename or delete it',
    })
  }
}

/** The folders above a path: `/a/b/c` gives `/a` and `/a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'))
}
