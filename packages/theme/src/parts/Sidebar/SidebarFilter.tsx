import type { ReactElement } from 'react'
import classes from './Sidebar.module.css'

export type SidebarFilterProps = { readonly label: string; readonly query: string; readonly onChange: (query: string) => void }

/** Narrows a long sidebar down to the pages whose name holds the letters typed. Escape empties it. */
export function SidebarFilter({ label, query, onChange }: SidebarFilterProps): ReactElement {
  return (
    <input
      type="search"
      className={classes.filter}
      data-needs-script=""
      aria-label={label}
      placeholder={label}
      value={query}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onChange('')
      }}
    />
  )
}
