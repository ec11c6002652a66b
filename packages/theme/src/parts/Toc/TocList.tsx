import type { TocItem } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { toGroups } from './to-groups.ts'

export type TocListProps = { readonly items: readonly TocItem[]; readonly current: string | null }

/** Headings of level 2, each with those of level 3 that it holds. */
export function TocList({ items, current }: TocListProps): ReactElement {
  return (
    <ul>
      {toGroups(items).map(({ head, below }) => (
        <li key={head.id}>
          <TocLink item={head} current={current} />
          {below.length > 0 && (
            <ul>
              {below.map((item) => (
                <li key={item.id}>
                  <TocLink item={item} current={current} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function TocLink({ item, current }: { readonly item: TocItem; readonly current: string | null }): ReactElement {
  return (
    <a href={`#${encodeURIComponent(item.id)}`} aria-current={item.id === current ? 'location' : undefined}>
      {item.isCode ? <code>{item.text}</code> : item.text}
    </a>
  )
}
