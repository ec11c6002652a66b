import { Link, reloadWithSearch, type SiteData } from '@pagewright/browser'
import { type ComponentType, type MouseEvent, type ReactElement, useCallback, useRef, useState } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Icon } from '../Icon/Icon.tsx'
import { keepTyping, type Typing } from './keep-typing.ts'
import classes from './Search.module.css'
import type { SearchDialogProps } from './SearchDialog.tsx'

/**
 * The control that opens the search. A script that clicks it may fill in a query (`data-query`). Without script, or when the search
 * cannot be loaded, it is a link to the index of tags.
 */
export function Search({ site }: { readonly site: SiteData }): ReactElement {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<SearchDialogProps> } | null>(null)
  const typing = useRef<Typing | null>(null)
  const preset = useRef('')
  const takeTyped = useCallback(() => {
    const text = typing.current?.take() || preset.current
    typing.current = null
    preset.current = ''
    return text
  }, [])
  const close = (): void => {
    takeTyped()
    setOpen(false)
  }
  const open = (href: string): void => {
    setOpen(true)
    if (loaded !== null) return
    const kept = keepTyping(texts['search.label'], close)
    typing.current = kept
    import('./SearchDialog.tsx').then(
      ({ SearchDialog }) => kept.whenComposed(() => setLoaded({ Dialog: SearchDialog })),
      () => {
        close()
        // After a deploy the code is gone, and the new document has other code. Without a network a reload brings nothing new.
        if (!navigator.onLine || !reloadWithSearch()) location.assign(href)
      },
    )
  }
  const toggle = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    preset.current = event.currentTarget.dataset['query'] ?? ''
    delete event.currentTarget.dataset['query']
    if (isOpen) close()
    else open(event.currentTarget.href)
  }
  return (
    <div className={classes.search}>
      <Link
        to={site.tagsPath ?? site.locale.base}
        className={classes.opener}
        data-action="search"
        aria-label={texts['search.label']}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={toggle}
      >
        <Icon name="search" />
        <span>{texts['search.label']}</span>
        <span className={classes.key} aria-hidden="true" data-needs-script="">
          /
        </span>
      </Link>
      {loaded !== null && <loaded.Dialog site={site} isOpen={isOpen} takeTyped={takeTyped} onClose={close} />}
    </div>
  )
}
