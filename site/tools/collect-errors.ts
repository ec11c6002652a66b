// Lists the error messages in the sources of the framework's packages, and marks those that no page shows.
import { locales } from './content/page.ts'
import { collectMessages } from './errors/collect-messages.ts'
import { shownCode } from './errors/shown-code.ts'

const shown = locales.map((locale) => ({ locale, pages: shownCode(locale) }))
for (const { place, parts } of collectMessages()) {
  const missing = shown.filter(({ pages }) => !pages.some((page) => parts.every((part) => page.includes(part)))).map(({ locale }) => locale)
  console.log(`${missing.length === 0 ? '' : `on no page (${missing.join(', ')}): `}${parts.join(' … ')}   [${place}]`)
}
