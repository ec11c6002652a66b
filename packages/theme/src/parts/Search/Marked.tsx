import type { Piece } from '@pagewright/search'
import type { ReactElement } from 'react'

/** A text in which the matches are marked, and code is set as code. */
export function Marked({ pieces }: { readonly pieces: readonly Piece[] }): ReactElement {
  return (
    <>
      {pieces.map(({ text, isMarked, isCode }, at) => {
        const Shape = isCode ? 'code' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
        return <Shape key={at}>{isMarked ? <mark>{text}</mark> : text}</Shape>
      })}
    </>
  )
}
