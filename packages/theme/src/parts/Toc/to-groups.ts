import type { TocItem } from '@pagewright/browser'

export type TocGroup = { readonly head: TocItem; readonly below: readonly TocItem[] }

/** Headings of level 2, each with those of level 3 that follow it. One of level 3 before the first of level 2 heads a group of its own. */
export function toGroups(items: readonly TocItem[]): TocGroup[] {
  const groups: { head: TocItem; below: TocItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (item.level === 2 || last === undefined) groups.push({ head: item, below: [] })
    else last.below.push(item)
  }
  return groups
}
