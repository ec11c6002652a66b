import nodePath from 'node:path'

/** Whether an absolute path is a folder or lies in it. `rules` are those of the system unless a test gives others. */
export function isInside(path: string, { folder, rules = nodePath }: { folder: string; rules?: typeof nodePath.posix }): boolean {
  const way = rules.relative(folder, path)
  return !rules.isAbsolute(way) && way.split(rules.sep)[0] !== '..'
}
