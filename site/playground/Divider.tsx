import { type ReactElement, type RefObject, useLayoutEffect, useState } from 'react'
import { useTexts } from './texts.ts'

/** How much of the width the code has, in percent. */
const shares = { first: 53, least: 25, most: 75, step: 2 } as const

/** The line between code and result, which a pointer or the arrow keys move. A double click puts it back. */
export function Divider({ panes }: { readonly panes: RefObject<HTMLElement | null> }): ReactElement {
  const texts = useTexts()
  const [share, setShare] = useState<number>(shares.first)
  useLayoutEffect(() => panes.current?.style.setProperty('--code-width', `${share}%`), [panes, share])
  const move = (to: number): void => setShare(Math.round(Math.min(shares.most, Math.max(shares.least, to))))
  return (
    <hr
      className="divider"
      aria-orientation="vertical"
      aria-label={texts.divider}
      aria-valuenow={share}
      aria-valuemin={shares.least}
      aria-valuemax={shares.most}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        if (!currentTarget.hasPointerCapture(pointerId) || panes.current === null) return
        const { left, width } = panes.current.getBoundingClientRect()
        move((100 * (clientX - left)) / width)
      }}
      onDoubleClick={() => move(shares.first)}
      onKeyDown={(event) => {
        const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        if (direction === undefined) return
        event.preventDefault()
        move(share + direction * shares.step)
      }}
    />
  )
}
