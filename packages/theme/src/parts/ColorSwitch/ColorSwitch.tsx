import { type ReactElement, useSyncExternalStore } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import button from '../IconButton/IconButton.module.css'
import { isDark, toggleColorMode, watchColorMode } from './color-mode.ts'

/** Switches between light and dark mode. The icon is the same in both modes, so it is right before any script has run. */
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
