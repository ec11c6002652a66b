import { Link, type SiteData } from 'pagewright/theme'
import { type ComponentType, type MouseEvent, type ReactElement, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Icon } from '../Icon/Icon.tsx'
import classes from './Search.module.css'
import type { SearchDialogProps } from './SearchDialog.tsx'

/** Opens the search. Without script, or when the search cannot be loaded, it is a link to the index of all tags. */
export function Search({ site }: { readonly site: SiteData }): ReactElement {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<SearchDialogProps> } | null>(null)
  const toggle = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(!isOpen)
    if (loaded !== null) return
    const { href } = event.currentTarget
    import('./SearchDialog.tsx').then(
      ({ SearchDialog }) => setLoaded({ Dialog: SearchDialog }),
      () => {
        setOpen(false)
        location.assign(href)
      },
    )
  }
  return (
    <div className={classes.search}>
      <Link
        to={site.docsTagsPath}
        className={classes.opener}
        data-action="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={toggle}
      >
        <Icon name="search" />
        <span className={classes.name}>{texts['search.label']}</span>
        <span className={classes.key} aria-hidden="true">
          /
        </span>
      </Link>
      {loaded !== null && <loaded.Dialog site={site} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}
