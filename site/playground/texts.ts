import { useSite } from '@pagewright/browser'
import { type InLanguages, inLanguage } from './in-language.ts'
import { en, type Texts } from './texts-en.ts'
import { zhCn } from './texts-zh-cn.ts'

const texts: InLanguages<Texts> = { en, 'zh-cn': zhCn }

/** The texts in a language, e.g. `zh-CN`. */
export function textsOf(lang: string): Texts {
  return inLanguage(texts, lang)
}

/** The texts in the language of the page. */
export function useTexts(): Texts {
  return textsOf(useSite().locale.lang)
}
