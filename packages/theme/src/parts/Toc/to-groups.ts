import type { TocItem } from '@pagewright/browser'

type TocGroup = { readonly head: TocItem; readonly below: readonly TocItem[] }

/** Headings, each with those of a lower level that follow it. */
export function toGroups(items: readonly TocItem[]): TocGroup[] {
  const groups: { head: TocItem; below: TocItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last === undefined || item.level <= last.head.level) groups.push({ head: item, below: [] })
    else last.below.push(item)
  }
  return groups
}
