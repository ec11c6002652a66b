import type { ProgramFile } from './program.ts'

const imported = /(\b(?:from|import)\s*\(?\s*(['"]))(\.{1,2}\/[^'"\n]+)(?=\2)/g

/** The files of a program after one of them got another path. All imports between them lead to the same files as before. */
export function renameFile(files: readonly ProgramFile[], path: string, next: string): ProgramFile[] {
  const renamed = (one: string): string => (one === path ? next : one)
  return files.map((file) => {
    const from = renamed(file.path)
    const text = file.text.replace(imported, (whole, start: string, _quote, specifier: string) => {
      const target = resolvePath(file.path, specifier)
      // The ending may be that of the compiled file, or missing.
      const found = files.find((one) => [target, target.replace(/\.js$/, '.ts'), `${target}.ts`].includes(one.path))
      if (found === undefined || (from === file.path && found.path !== path)) return whole
      const to = relativePath(from, renamed(found.path))
      return start + (target === found.path ? to : to.replace(/\.ts$/, target.endsWith('.js') ? '.js' : ''))
    })
    return { path: from, text }
  })
}

/** The path in the program to which a relative import of a file leads. */
function resolvePath(from: string, specifier: string): string {
  const path = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') path.pop()
    else if (part !== '.') path.push(part)
  }
  return path.join('/')
}

/** What a file has to import to get another one. */
function relativePath(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1)
  const parts = to.split('/')
  let shared = 0
  while (shared < folders.length && folders[shared] === parts[shared]) shared++
  return ('../'.repeat(folders.length - shared) || './') + parts.slice(shared).join('/')
}
