import { findImported } from './find-imported.ts'
import type { ProgramFile } from './program.ts'

const imported = /(\b(?:from|import)\s*\(?\s*(['"]))(\.{1,2}\/[^'"\n]+)(?=\2)/g

/** The files of a program after one of them got another path. All imports between them lead to the same files as before. */
export function renameFile(files: readonly ProgramFile[], path: string, next: string): ProgramFile[] {
  const renamed = (one: string): string => (one === path ? next : one)
  const has = (one: string): boolean => files.some((file) => file.path === one)
  return files.map((file) => {
    const from = renamed(file.path)
    const text = file.text.replace(imported, (whole, start: string, _quote, name: string) => {
      const found = findImported(name, { from: file.path, has })
      if (found === undefined || (from === file.path && found !== path)) return whole
      const to = relativePath(from, renamed(found))
      // An ending that is that of the compiled file, or missing, stays so.
      const [ending = ''] = /\.(?:js|tsx?|json)$/.exec(name) ?? []
      return start + to.replace(/\.tsx?$/, found.endsWith(ending) && ending !== '' ? '$&' : ending)
    })
    return { path: from, text }
  })
}

/** What a file has to import to get another one. */
function relativePath(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1)
  const parts = to.split('/')
  let shared = 0
  while (shared < folders.length && folders[shared] === parts[shared]) shared++
  return ('../'.repeat(folders.length - shared) || './') + parts.slice(shared).join('/')
}
