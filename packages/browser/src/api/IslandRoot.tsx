import type { IslandValues, SiteData } from '@pagewright/model'
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import type { AnyIsland } from './islands.ts'
import { SiteContext } from './site-context.ts'

type IslandRootProps = {
  readonly Component: AnyIsland
  readonly values: IslandValues
  /** HTML of the text inside the island; null without a text. */
  readonly text: string | null
  readonly site: SiteData
  /** Called in the browser when the component is hydrated. */
  readonly onReady?: () => void
  /** Called in the browser when the text is in the document, and when the component has shown it anew. */
  readonly onText?: () => void
}

/** The tree of an island, which is rendered when the site is built and hydrated in the browser. */
export function IslandRoot({ Component: AnyComponent, values, text, site, onReady, onText }: IslandRootProps): ReactElement {
  useEffect(() => onReady?.(), [onReady])
  // The build has checked the options that become its props.
  const Component = AnyComponent as ComponentType<{ readonly children: ReactNode }>
  return (
    <SiteContext.Provider value={site}>
      <Component {...values}>{text === null ? undefined : <IslandText html={text} {...(onText && { onText })} />}</Component>
    </SiteContext.Provider>
  )
}

/** When a document is hydrated, React leaves the text's elements as they came. */
function IslandText({ html, onText }: { readonly html: string; readonly onText?: () => void }): ReactElement {
  const [content] = useState({ __html: html })
  useEffect(() => onText?.(), [onText])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown compiler has removed all scripts
  return <div data-island-text="" suppressHydrationWarning dangerouslySetInnerHTML={content} />
}
