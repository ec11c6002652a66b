import { chinese, chineseTasks } from './golden-chinese.ts'
import { english, englishTasks } from './golden-english.ts'
import { names } from './golden-names.ts'
import type { Rows } from './golden-pages.ts'
import { type Misspelled, misspelledChinese, misspelledEnglish } from './misspelled-queries.ts'

/** What a reader types, and which pages they look for. Paths are relative to the locale's base; `''` is the home page. */
export type GoldenQuery = {
  readonly locale: 'en' | 'zh-cn'
  readonly query: string
  /** The first result has to be one of these, and all of them have to be found. */
  readonly first: readonly string[]
  /** These have to be found at any place in the results. */
  readonly also: readonly string[]
  readonly isMisspelled: boolean
}

const rightQueries: readonly GoldenQuery[] = [
  ...chinese.map(toQuery('zh-cn')),
  ...chineseTasks.map(toQuery('zh-cn')),
  ...english.map(toQuery('en')),
  ...englishTasks.map(toQuery('en')),
  ...names.map((row, at) => toQuery(at % 2 === 0 ? 'en' : 'zh-cn')(row)),
]

/** The queries that the search has to answer well, in both locales. About a quarter of them are misspelled. */
export const goldenQueries: readonly GoldenQuery[] = [
  ...rightQueries,
  ...misspelledEnglish.map(misspell('en')),
  ...misspelledChinese.map(misspell('zh-cn')),
]

function toQuery(locale: GoldenQuery['locale']): (row: Rows[number]) => GoldenQuery {
  return ([query, first, also = []]) => ({ locale, query, first: [first].flat(), also: [also].flat(), isMisspelled: false })
}

/** The pages that a misspelled query has to find are those of the query that was meant, in any order. */
function misspell(locale: GoldenQuery['locale']): (row: Misspelled[number]) => GoldenQuery {
  return ([typed, meant]) => {
    const right = rightQueries.find(({ query }) => query === meant)
    if (right === undefined) throw new Error(`The queries have no "${meant}" for "${typed}"`)
    return { locale, query: typed, first: right.first, also: [], isMisspelled: true }
  }
}
