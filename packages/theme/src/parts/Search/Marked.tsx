import type { Piece } from '@pagewright/search'
import type { ReactElement } from 'react'

/** A text in which the matches are marked. */
export function Marked({ pieces }: { readonly pieces: readonly Piece[] }): ReactElement {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their places
  return <>{pieces.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}</>
}
