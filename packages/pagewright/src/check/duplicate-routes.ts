import { spanAt } from '@pagewright/model'
import type { Rule } from './rule.ts'

/** No two pages at one path; letters' case does not tell paths apart, since many hosts ignore it. A pair is told once. */
export const duplicateRoutes: Rule = ({ plan, problems }) => {
  const first = new Map<string, string | null>()
  const told = new Set<string>()
  for (const { path, file, page } of plan.routes) {
    // A page in the place of the not-found page is reported as such.
    if (page.type === 'notFound') continue
    const key = toKey(path)
    const twin = first.get(key)
    if (twin === undefined) {
      first.set(key, file)
      continue
    }
    const pair = `${file} ${twin}`
    if (told.has(pair)) continue
    told.add(pair)
    const made = 'a page that the generator makes'
    problems.error('duplicate-route', {
      file: file ?? twin,
      span: (file ?? twin) === null ? null : spanAt(1, 1, 3),
      message: `Two pages have the path "${path}": ${file ?? made} and ${twin ?? made}`,
      hint: 'Rename one file, or give it another `slug`',
      related: file !== null && twin !== null ? [twin] : [],
    })
  }
}

/** Equal for paths that hosts may take for one. */
export function toKey(path: string): string {
  return path
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
}
