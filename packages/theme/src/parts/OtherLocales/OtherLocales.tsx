import { Link, type SiteData, toHref } from '@pagewright/browser'
import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { useFound } from '../NotFound/use-found.ts'

type Found = { readonly lang: string; readonly label: string; readonly path: string }

/** On the not-found page: links to the languages that have a page at this address. Looks for them when the page is shown. */
export function OtherLocales({ site }: { readonly site: SiteData }): ReactElement | null {
  const texts = useTexts()
  const found = useFound(site, findInOtherLocales)
  if (found.length === 0) return null
  const [before = '', after = ''] = texts['notFound.inLanguage'].split('{language}')
  return (
    <p role="status">
      {before}
      {found.map(({ lang, label, path }) => (
        <Link key={lang} to={path} lang={lang} hrefLang={lang}>
          {label}
        </Link>
      ))}
      {after}
    </p>
  )
}

async function findInOtherLocales(site: SiteData, signal: AbortSignal): Promise<readonly Found[]> {
  const rest = location.pathname.slice(toHref(site.mount, site.locale.base).length)
  const others = site.locales.filter(({ id }) => id !== site.locale.id)
  const answers = others.map(async ({ lang, label, base }) => {
    const path = `${base}${rest}`
    const { ok } = await fetch(toHref(site.mount, path), { method: 'HEAD', signal })
    return ok ? [{ lang, label, path }] : []
  })
  return (await Promise.all(answers)).flat()
}
