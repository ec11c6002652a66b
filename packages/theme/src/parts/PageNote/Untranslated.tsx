import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { PageNote } from './PageNote.tsx'

/** Says that the article is in another language (`lang`) than the page, i.e. not translated. */
export function Untranslated({ lang }: { readonly lang: string | null }): ReactElement | null {
  const texts = useTexts()
  return lang === null ? null : <PageNote>{texts['doc.untranslated']}</PageNote>
}
