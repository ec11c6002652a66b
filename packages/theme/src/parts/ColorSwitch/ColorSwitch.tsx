import { colorModeKey, keepStored } from '@pagewright/browser'
import { type ReactElement, useSyncExternalStore } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import button from '../IconButton/IconButton.module.css'

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

/** Calls back when the mode changes: by the switch, in another tab, or when a page returns from the back/forward cache. */
function watchColorMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark'
}

/** Changes to the other mode and stores it for the next visit, where storage is allowed. */
function toggleColorMode(): void {
  const mode = isDark() ? 'light' : 'dark'
  document.documentElement.dataset.theme = mode
  keepStored(colorModeKey, mode)
}
