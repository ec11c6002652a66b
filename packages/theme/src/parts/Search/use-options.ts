import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type Options = {
  readonly count: number
  /** Id of the option that Enter chooses. */
  readonly activeId: string | undefined
  readonly move: (by: 1 | -1) => void
  /** Chooses the active option; or, once a content is there that is still awaited, the first of that. */
  readonly choose: (options: { readonly awaited: string | null }) => void
  /** Makes the option under the pointer the active one. */
  readonly follow: (event: MouseEvent) => void
}

const selector = '[role="option"]'

/** What a list shows. */
export type ListContent = {
  /** What the options are about, such as the query that they answer. */
  readonly subject: string
  /** Differs when the options do. */
  readonly version: string
}

/**
 * Which option of a list is the active one: the first, when the list has a new subject; on the same subject the one in the
 * same place, which of a list that grew is the first that is new. The list's elements are the truth; results, recent
 * searches and buttons differ in all but their role.
 */
export function useOptions(list: RefObject<HTMLElement | null>, { subject, version }: ListContent): Options {
  const [active, setActive] = useState({ at: 0, id: undefined as string | undefined, count: 0 })
  const awaited = useRef<string | null>(null)
  const known = useRef('')
  const optionsOf = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const activate = (wanted: number): void => {
    const options = optionsOf()
    const at = options.length === 0 ? 0 : (wanted + options.length) % options.length
    for (const [index, option] of options.entries()) option.setAttribute('aria-selected', String(index === at))
    setActive({ at, id: options[at]?.id, count: options.length })
    options[at]?.scrollIntoView({ block: 'nearest' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are new when the version is
  useLayoutEffect(() => {
    activate(known.current === subject ? active.at : 0)
    known.current = subject
    if (awaited.current === subject) optionsOf()[0]?.click()
    awaited.current = null
  }, [subject, version])

  return {
    count: active.count,
    activeId: active.id,
    move: (by) => activate(active.at + by),
    choose: ({ awaited: query }) => {
      awaited.current = query
      if (query === null) optionsOf()[active.at]?.click()
    },
    follow: ({ target }) => {
      const option = (target as Element).closest<HTMLElement>(selector)
      const at = option === null ? -1 : optionsOf().indexOf(option)
      if (at >= 0 && at !== active.at) activate(at)
    },
  }
}
