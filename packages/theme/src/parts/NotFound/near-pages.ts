import type { distances, PageName } from '@pagewright/search'

/** The function of the search, which is handed over, because its script is loaded separately. */
type Distances = typeof distances

const mostNear = 3
/** The share of letters of the last segment that has to match if none of its words does. */
const leastAlike = 0.6
/** How much lower than that of the best page the score of another one may be. */
const margin = 0.8
/** The weight of a match between the last segment and one of a page's folders, relative to a match with the page's own name. */
const folderShare = 0.9
/** A single word with fewer letters, such as `page`, is not looked for in names of several words. */
const shortWord = 5
/** The share of letters of a word that has to match. */
const leastAlikeWord = 0.75

/**
 * The pages whose addresses are the most similar to one that does not exist: the last segment counts most, and may be misspelled or stand
 * in another folder. The best first; empty where none is similar. `path` is a site path.
 */
export function nearPages(path: string, pages: readonly PageName[], distances: Distances): readonly PageName[] {
  const alike = createComparison(distances)
  const typed = segmentsOf(path)
  const last = typed.at(-1)
  if (last === undefined) return []
  const scored = pages.flatMap((page) => {
    const known = segmentsOf(page[0])
    const [own = 0, ...above] = known.map((segment) => alike(last, segment)).reverse()
    const end = Math.max(own, folderShare * Math.max(0, ...above))
    if (end < leastAlike) return []
    const others = typed.slice(0, -1).map((segment) => Math.max(...known.map((other) => alike(segment, other))))
    const average = others.reduce((sum, share) => sum + share, 0) / Math.max(1, others.length)
    return [{ page, score: 2 * end + average - Math.abs(known.length - typed.length) / 10 }]
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score >= best - margin)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostNear)
    .map(({ page }) => page)
}

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(\/index)?(\.\w+)?\/*$/, '')
    .split('/')
    .filter((segment) => segment !== '')
}

/**
 * Creates a function that tells how alike two segments are, from 0 to 1: by their letters, or by the words between their hyphens, of which
 * some may be missing in the first.
 */
function createComparison(distances: Distances): (a: string, b: string) => number {
  const alikeLetters = (a: string, b: string): number => {
    const length = Math.max(a.length, b.length)
    return 1 - distances(a, b, length).whole / length
  }
  const alikeWord = (a: string, b: string): number => {
    const share = alikeLetters(a, b)
    return share < leastAlikeWord ? 0 : share
  }
  return (a, b) => {
    if (a === b) return 1
    const words = b.split(/[-_]/)
    const typed = a.split(/[-_]/)
    if (typed.length === 1 && a.length < shortWord) return alikeLetters(a, b)
    const found = typed.reduce((sum, word) => sum + (word.length > 2 ? Math.max(...words.map((other) => alikeWord(word, other))) : 0), 0)
    return Math.max(alikeLetters(a, b), (found / typed.length) * (0.6 + (0.4 * found) / Math.max(words.length, typed.length)))
  }
}
