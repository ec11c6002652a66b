import { spanAt, toDocumentFile } from '@pagewright/model'
import type { Rule } from './rule.ts'

/** Names that the generator keeps for its own files at the top of the output. */
const reserved = /^\/(?:_pages|assets)(?:\/|$)|^\/(?:[^/]+\/)?(?:404|_headers|_redirects)$/

/** No page is written outside the output folder, over the generator's own files, or under a name that is too long for a file. A file is told once. */
export const unsafeOutputs: Rule = ({ plan, problems }) => {
  const told = new Set<string | null>()
  for (const { path, file, page } of plan.routes) {
    if (page.type === 'notFound' || told.has(file)) continue
    const why = whyUnsafe(path)
    if (why === null) continue
    if (file !== null) told.add(file)
    problems.error('unsafe-path', {
      file,
      span: file === null ? null : spanAt(1, 1, 3),
      message: `The page's path "${path.slice(0, 80)}" ${why}`,
      hint: 'Rename the file, or give it another `slug`',
    })
  }
}

/** Why no page may have a path; null for a path that is fine. */
export function whyUnsafe(path: string): string | null {
  const parts = toDocumentFile(path).split('/')
  if (parts.some((part) => Buffer.byteLength(part) > 240) || Buffer.byteLength(path) > 1000) return 'is too long for a file name'
  if (parts.some((part) => part === '..' || part === '.' || part === '')) return 'leads out of the output folder'
  return reserved.test(path) ? 'is kept for files of the generator' : null
}
