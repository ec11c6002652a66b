/** Parts of an article that are laid out in one task: a slow phone needs some 20 ms for them. */
const slice = 8
const pause = 30

/**
 * Lets the browser lay out and paint, of the articles that were just put in place, no more than what a reader sees: the rest
 * follows after that frame, a slice at a time. Meanwhile the height of the document is a guess, so this is for pages that are
 * shown at their top only.
 */
export function deferLayout(): void {
  if (!('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  let done = 0
  const advance = (): boolean => {
    done += slice
    const rest = `[data-article] > :nth-child(n + ${done + 1})`
    sheet.replaceSync(`${rest} { content-visibility: auto; contain-intrinsic-block-size: auto 10rem }`)
    return document.querySelector(rest) !== null
  }
  const goOn = (): void => {
    if (advance()) setTimeout(goOn, pause)
    else document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  }
  advance()
  document.adoptedStyleSheets.push(sheet)
  requestAnimationFrame(() => setTimeout(goOn))
}
