import type { ReactElement } from 'react'
import classes from './Icon.module.css'

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-9 9h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2L20 20',
  /* A filled half and an outlined half. The outline is drawn there and back, so that it encloses no area to fill. */
  contrast: 'M12 3a9 9 0 0 0 0 18 9 9 0 0 1 0-18 9 9 0 0 1 0 18z',
} as const

export type IconProps = { readonly name: keyof typeof paths }

/**
 * A small icon in the color of the text. It is hidden from assistive technology, so the text or label next to it must say what it means.
 */
export function Icon({ name }: IconProps): ReactElement {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} fill={name === 'contrast' ? 'currentColor' : undefined} />
    </svg>
  )
}
