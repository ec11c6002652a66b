import type { ReactElement } from 'react'

/**
 * A text that changes while the reader looks at it; none if it is empty. A browser that translates the page replaces text nodes, which
 * React would then look for in vain, so each text has an element of its own, which is replaced with it.
 */
export function Status({ text }: { readonly text: string }): ReactElement | null {
  return text === '' ? null : <span key={text}>{text}</span>
}
