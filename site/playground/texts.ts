import { useSite } from '@pagewright/browser'
import { en, type Texts } from './texts-en.ts'
import { zhCn } from './texts-zh-cn.ts'

/** The texts in a language, e.g. `zh-CN`. */
export function textsOf(lang: string): Texts {
  return lang === 'zh-CN' ? zhCn : en
}

/** The texts in the language of the page. */
export function useTexts(): Texts {
  return textsOf(useSite().locale.lang)
}
