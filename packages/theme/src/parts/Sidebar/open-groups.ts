import { orNull } from '@pagewright/browser'

const key = 'sidebar-open'

/** The groups that the reader has opened in this tab. */
export function readOpenGroups(): Set<string> {
  return orNull(() => new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[])) ?? new Set()
}

/** Remembers that a group was opened or closed. Without storage, the mounted sidebar still remembers its groups. */
export function keepOpenGroup(trail: string, open: boolean): void {
  const groups = readOpenGroups()
  if (open === groups.has(trail)) return
  if (open) groups.add(trail)
  else groups.delete(trail)
  orNull(() => sessionStorage.setItem(key, JSON.stringify([...groups])))
}
