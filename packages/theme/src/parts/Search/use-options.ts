import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type Options = {
  readonly count: number
  /** Id of the active option, which Enter chooses. */
  readonly activeId: string | undefined
  readonly move: (by: 1 | -1) => void
  /**
   * Chooses the active option as by a click with the modifier keys of `pressed`. While results are still loading, chooses the first one as
   * soon as they are there.
   */
  readonly choose: (pressed: KeyboardEvent, options: { readonly awaited: string | null }) => void
  /** Makes the option under the pointer the active one. */
  readonly follow: (event: MouseEvent) => void
}

const selector = '[role="option"]'

/** The content of a list of options. */
type ListContent = {
  /** What the options belong to, e.g. the query. */
  readonly subject: string
  /** Changes when the options change. */
  readonly version: unknown
}

/**
 * Keeps track of the active option of a list. It is the first one when the subject changes. On the same subject its position stays,
 * so in a list that grew it is the first new option. Options are read from the DOM, because results, recent
 * searches and buttons have only their role in common.
 */
export function useOptions(list: RefObject<HTMLElement | null>, { subject, version }: ListContent): Options {
  const [active, setActive] = useState({ at: 0, id: undefined as string | undefined, count: 0 })
  const awaited = useRef<readonly [subject: string, pressed: KeyboardEvent] | null>(null)
  const known = useRef('')
  const optionsOf = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const click = (at: number, pressed: KeyboardEvent): void => void optionsOf()[at]?.dispatchEvent(new window.MouseEvent('click', pressed))
  const activate = (wanted: number): void => {
    const options = optionsOf()
    const at = options.length === 0 ? 0 : (wanted + options.length) % options.length
    for (const [index, option] of options.entries()) option.setAttribute('aria-selected', String(index === at))
    setActive({ at, id: options[at]?.id, count: options.length })
    // Scrolling at once would lay the results out twice, because their last attributes change after this.
    requestAnimationFrame(() => options[at]?.scrollIntoView({ block: 'nearest' }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options change when the version does
  useLayoutEffect(() => {
    activate(known.current === subject ? active.at : 0)
    known.current = subject
    if (awaited.current?.[0] === subject) click(0, awaited.current[1])
    awaited.current = null
  }, [subject, version])

  return {
    count: active.count,
    activeId: active.id,
    move: (by) => activate(active.at + by),
    choose: (pressed, { awaited: query }) => {
      awaited.current = query === null ? null : [query, pressed]
      if (query === null) click(active.at, pressed)
    },
    follow: ({ target }) => {
      const at = optionsOf().indexOf((target as Element).closest(selector) as HTMLElement)
      if (at >= 0 && at !== active.at) activate(at)
    },
  }
}
