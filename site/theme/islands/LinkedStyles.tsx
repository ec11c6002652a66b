import type { ReactElement } from 'react'

/**
 * The style sheet of a component in a text, from `site/public/components`. It is a part of the component's HTML, so it is there before its
 * code: the browser waits for it before it shows the component, and nothing moves.
 */
export function LinkedStyles({ of: name }: { readonly of: 'exercise' | 'panel' | 'status-code' }): ReactElement {
  return <link rel="stylesheet" href={`${import.meta.env.BASE_URL}components/${name}.css`} />
}
