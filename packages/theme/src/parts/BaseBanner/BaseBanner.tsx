import { formatMessage, type SiteData } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'

export type BaseBannerProps = { readonly site: SiteData; readonly path: string }

/**
 * The warning that the site is served under another base than it was built for. It is a template: the inline script shows it,
 * with the base that the address suggests, when the scripts cannot be loaded.
 */
export function BaseBanner({ site, path }: BaseBannerProps): ReactElement {
  const texts = useTexts()
  const text = formatMessage(texts['base.text'], {
    mount: `<code>${toHtml(site.mount)}</code>`,
    suggestion: '<code data-suggestion></code>',
  })
  const html = `<div class="admonition" data-kind="caution" role="alert"><p class="admonition-title">${texts['base.title']}</p><p>${text}</p></div>`
  return (
    <template
      id="_base-url"
      data-mount={site.mount}
      data-path={path}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own texts, and its escaped base
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
