import type { ReactElement } from 'react'

/** Three strokes that make an F and read as a pipeline: the same drawing as `public/logo.svg`. */
export function Logo(): ReactElement {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <path d="M4 12v-2a8 8 0 0 1 8-8h14a3 3 0 0 1 0 6H12a2 2 0 0 0-2 2v2zM12 14h8a3 3 0 0 1 0 6h-8zM4 14h6v13a3 3 0 0 1-6 0z" />
    </svg>
  )
}
