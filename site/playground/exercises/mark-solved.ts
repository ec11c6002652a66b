import { adoptStyles } from '@pagewright/browser'
import { exerciseIds, exercisePages } from './exercise-pages.ts'
import { readSolved } from './solved.ts'

let remove = (): void => {}

/**
 * Marks the pages in the sidebar whose exercises are all solved. The marks are a style sheet and not elements, because React renders the
 * sidebar and would not know of them. Screen readers say the text behind the slash; browsers that do not know it take the plain mark.
 */
export function markSolved(): void {
  const solved = readSolved()
  const missing = new Set<string>(exerciseIds.filter((id) => !solved.has(id)).map((id) => exercisePages[id]))
  const pages = new Set(Object.values(exercisePages).filter((page) => !missing.has(page)))
  remove()
  remove = adoptStyles([...pages].map(toRules).join('\n'))
}

function toRules(page: string): string {
  const link = `#_menu nav + nav a[href$="${page}"]::after`
  const mark = '"\\2002✓"'
  return `${link} { content: ${mark}; color: var(--tip); }
${link} { content: ${mark} / ", exercise solved"; }
:lang(zh) ${link} { content: ${mark} / "，练习已完成"; }`
}
