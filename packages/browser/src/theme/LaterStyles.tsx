import type { ReactElement } from 'react'

export type LaterStylesProps = {
  /** Always the same object, or React would write its text into the element again. */
  readonly content: { readonly __html: string }
}

/**
 * Where a document has the part of the theme's style sheet that is not needed for what comes before. It is empty when it is
 * rendered; on hydration React leaves alone what the document brought.
 */
export function LaterStyles({ content }: LaterStylesProps): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, or what the document brought
  return <div hidden data-later-styles="" suppressHydrationWarning dangerouslySetInnerHTML={content} />
}
