import { type ReactElement, useSyncExternalStore } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import button from '../IconButton/IconButton.module.css'
import { isDark, toggleColorMode, watchColorMode } from './color-mode.ts'

/** Light or dark. Its drawing is the same in both, so that it is right before the first script. */
export function ColorSwitch({ label }: { readonly label: string }): ReactElement {
  const dark = useSyncExternalStore(watchColorMode, isDark, () => false)
  return (
    <button
      type="button"
      className={button.iconButton}
      data-action="color-mode"
      data-needs-script=""
      aria-label={label}
      aria-pressed={dark}
      onClick={toggleColorMode}
    >
      <Icon name="contrast" />
    </button>
  )
}
