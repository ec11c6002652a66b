import type { PageProps } from '@pagewright/browser'
import PlainPage from '@pagewright/theme/pages/PlainPage'
import { type ReactElement, useLayoutEffect, useRef } from 'react'

/**
 * A page made of Markdown alone. That of the playground has a class for its styles. A selector such as `main:has([data-island])` could
 * find it as well, but it makes browsers compute the styles of every page anew whenever something is added to one.
 */
export default function MarkdownPage(props: PageProps<'page'>): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  // Not to be rendered: when the page is prepared ahead, the address is still that of another one.
  useLayoutEffect(() => {
    if (root.current !== null) root.current.dataset['sample'] = String(/^#(?:sample|code)=/.test(location.hash))
  }, [])
  return (
    <div ref={root} className={props.page.path.endsWith('/playground') ? 'playground-page' : undefined}>
      <PlainPage {...props} />
    </div>
  )
}
