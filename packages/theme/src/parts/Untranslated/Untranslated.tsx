import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import classes from './Untranslated.module.css'

/** Says that the article is in another language (`lang`) than the page, i.e. not translated. */
export function Untranslated({ lang }: { readonly lang: string | null }): ReactElement | null {
  const texts = useTexts()
  if (lang === null) return null
  return (
    <p className={`admonition ${classes.note}`} data-kind="info">
      {texts['doc.untranslated']}
    </p>
  )
}
