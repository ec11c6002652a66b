/** A block of code whose "Try it" was pressed. */
export type Tried = {
  /** The name of its program. */
  readonly name: string
  /** What it shows: often a part of the program only. */
  readonly code: string
  /** The title of its page, and the address of its section there. */
  readonly page: string
  readonly address: string
}

let tried: Tried | null = null

export function keepTried(next: Tried): void {
  tried = next
}

/** What the reader has seen of a program before trying it. Null for a reader who comes another way. */
export function triedBlock(name: string): Tried | null {
  return tried?.name === name ? tried : null
}
