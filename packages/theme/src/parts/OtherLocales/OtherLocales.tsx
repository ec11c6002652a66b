import { Link, type SiteData, toHref } from '@pagewright/browser'
import { Fragment, type ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { useFound } from '../NotFound/use-found.ts'
import { type Place, placesInOtherLocales } from './places-in-other-locales.ts'

/** On the not-found page: links to the languages that have a page at this address. Looks for them when the page is shown. */
export function OtherLocales({ site }: { readonly site: SiteData }): ReactElement | null {
  const texts = useTexts()
  const found = useFound(site, findInOtherLocales)
  if (found.length === 0) return null
  const [before = '', after = ''] = texts['notFound.inLanguage'].split('{language}')
  return (
    <p role="status">
      {before}
      {found.map(({ lang, label, path }, index) => (
        <Fragment key={lang}>
          {index > 0 && texts['list.separator']}
          <Link to={path} lang={lang} hrefLang={lang}>
            {label}
          </Link>
        </Fragment>
      ))}
      {after}
    </p>
  )
}

async function findInOtherLocales(site: SiteData, signal: AbortSignal): Promise<readonly Place[]> {
  const rest = location.pathname.slice(toHref(site.mount, site.locale.base).length)
  const answers = placesInOtherLocales(rest, site).map(async (place) => {
    const { ok } = await fetch(toHref(site.mount, place.path), { method: 'HEAD', signal })
    return ok ? [place] : []
  })
  return (await Promise.all(answers)).flat()
}
