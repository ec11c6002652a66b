import type { TocItem } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { toGroups } from './to-groups.ts'

/** A longer list does not fit into a window, so it shows level 3 only in the current section and in those that are opened. */
const shownWhole = 24

export type TocListProps = {
  readonly items: readonly TocItem[]
  readonly current: string | null
  /** Language of the headings where it differs from that of the page. */
  readonly lang?: string | undefined
}

/** Headings of level 2, each with those of level 3 that it holds. */
export function TocList({ items, current, lang }: TocListProps): ReactElement {
  return (
    <ul lang={lang}>
      {toGroups(items).map(({ head, below }) => {
        const list = below.length > 0 && <TocList items={below} current={current} />
        return (
          <li key={head.id}>
            <a href={`#${encodeURIComponent(head.id)}`} aria-current={head.id === current ? 'location' : undefined}>
              {head.isCode ? <code>{head.text}</code> : head.text}
            </a>
            {list && items.length > shownWhole ? (
              <details open={[head, ...below].some(({ id }) => id === current)}>
                <summary aria-label={head.text} />
                {list}
              </details>
            ) : (
              list
            )}
          </li>
        )
      })}
    </ul>
  )
}
