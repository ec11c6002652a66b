import { isValidElement } from 'react'

/** A mistake in how a theme is put together. The generator, which knows it by its code, tells it in the theme's file. */
export class ThemeMistake extends Error {
  readonly code = 'ERR_THEME_MISTAKE'
}

/** Whether React can render a value as a component: a function, or what `memo`, `forwardRef` and `lazy` make, but no element. */
export function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value))
}
