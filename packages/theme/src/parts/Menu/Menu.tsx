import type { ReactElement, ReactNode } from 'react'
import classes from './Menu.module.css'

export type MenuProps = {
  /** What is chosen here, e.g. "Language": shown where no icon says it. */
  readonly label: string
  /** The entry that is chosen. */
  readonly value: string
  readonly icon?: ReactNode
  /** `<li>` elements with a link each. */
  readonly children: ReactNode
}

/** A list of links behind a label. Opens without script; `start/menus.ts` closes it on Escape and on a click elsewhere. */
export function Menu({ label, value, icon, children }: MenuProps): ReactElement {
  return (
    <details className={classes.menu} data-menu="" suppressHydrationWarning>
      <summary>
        <span className={icon === undefined ? undefined : 'visually-hidden'}>{label}</span>
        {icon}
        <span>{value}</span>
      </summary>
      <ul>{children}</ul>
    </details>
  )
}
