import { type ReactElement, useSyncExternalStore } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import button from '../IconButton/IconButton.module.css'
import classes from './ColorSwitch.module.css'
import { isDark, toggleColorMode, watchColorMode } from './color-mode.ts'

/** Light or dark. Which drawing is shown is a matter of CSS, so that it is right before the first script. */
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
      <Icon name="moon" className={classes.moon} />
      <Icon name="sun" className={classes.sun} />
    </button>
  )
}
