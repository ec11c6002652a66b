import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from './texts.ts'

/** How much of the width the code has, in percent. */
const shares = { first: 53, least: 25, most: 75, step: 2, clicked: [40, 53, 65] } as const
/** A pointer that is moved by fewer pixels while it is down has clicked. */
const leastDrag = 4

/**
 * The line between code and result, which a pointer or the arrow keys move. Each click moves it to the next of a few places, for those who
 * cannot drag, and a double click puts it back.
 */
export function Divider({ panes }: { readonly panes: RefObject<HTMLElement | null> }): ReactElement {
  const texts = useTexts()
  const [share, setShare] = useState<number>(shares.first)
  useLayoutEffect(() => panes.current?.style.setProperty('--code-width', `${share}%`), [panes, share])
  const from = useRef(0)
  const isDrag = ({ clientX }: { readonly clientX: number }): boolean => Math.abs(clientX - from.current) >= leastDrag
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
      onPointerDown={({ currentTarget, pointerId, clientX }) => {
        currentTarget.setPointerCapture(pointerId)
        from.current = clientX
      }}
      onPointerMove={(event) => {
        const { currentTarget, pointerId, clientX } = event
        if (!currentTarget.hasPointerCapture(pointerId) || panes.current === null || !isDrag(event)) return
        const { left, width } = panes.current.getBoundingClientRect()
        move((100 * (clientX - left)) / width)
      }}
      onClick={(event) => {
        if (!isDrag(event)) move(shares.clicked.find((one) => one > share) ?? shares.clicked[0])
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
