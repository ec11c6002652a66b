import { adoptStyles } from '@pagewright/browser'
import { type ReactElement, type ReactNode, useInsertionEffect, useLayoutEffect, useState } from 'react'
import styles from './inline-panel.css?inline'

type InlinePanelProps = {
  readonly label: string
  /** By how much the panel grows when its styles come, in px: a document cannot have styles of its own. */
  readonly growth: number
  readonly children: ReactNode
}

/** A panel of the playground in the text of a page. Its styles come with its code. Until then its place is kept, so that nothing moves. */
export function InlinePanel({ label, growth, children }: InlinePanelProps): ReactElement {
  useInsertionEffect(() => adoptStyles(styles), [])
  const [isStyled, setStyled] = useState(false)
  useLayoutEffect(() => setStyled(true), [])
  return (
    <section className="inline-panel admonition" aria-label={label} data-needs-script="">
      {children}
      {!isStyled && <svg width="1" height={growth} aria-hidden="true" />}
    </section>
  )
}
