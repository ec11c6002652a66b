import type { Piece } from '@pagewright/search'
import type { ReactElement } from 'react'

/** A text in which the matches are marked, and code is set as code. */
export function Marked({ pieces }: { readonly pieces: readonly Piece[] }): ReactElement {
  return (
    <>
      {pieces.map(({ text, isMarked, isCode }, at) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
        const marked = isMarked ? <mark key={at}>{text}</mark> : text
        return isCode ? <code key={at}>{marked}</code> : marked
        // biome-ignore-end lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
      })}
    </>
  )
}
