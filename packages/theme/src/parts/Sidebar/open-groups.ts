const key = 'sidebar-open'

/** The groups that the reader has opened in this tab. */
export function readOpenGroups(): Set<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[])
  } catch {
    return new Set()
  }
}

/** Remembers that a group was opened or closed. */
export function keepOpenGroup(trail: string, open: boolean): void {
  const groups = readOpenGroups()
  if (open === groups.has(trail)) return
  if (open) groups.add(trail)
  else groups.delete(trail)
  try {
    sessionStorage.setItem(key, JSON.stringify([...groups]))
  } catch {
    // Storage may be forbidden. The mounted sidebar still remembers its groups.
  }
}
