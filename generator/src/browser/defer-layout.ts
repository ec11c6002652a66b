let sheet: CSSStyleSheet | null = null

/**
 * Lets the browser lay out and paint no more than what a reader sees of the articles that were just put in place, and the
 * rest after that frame. Meanwhile the height of the document is a guess: not for a page that is shown anywhere but at its top.
 */
export function deferLayout(): void {
  sheet ??= createSheet()
  if (document.adoptedStyleSheets.includes(sheet)) return
  document.adoptedStyleSheets.push(sheet)
  // Within the next frame, then after it.
  requestAnimationFrame(() => setTimeout(endDeferral))
}

function endDeferral(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
}

function createSheet(): CSSStyleSheet {
  const created = new CSSStyleSheet()
  created.replaceSync('[data-article] > * { content-visibility: auto; contain-intrinsic-block-size: auto 10rem }')
  return created
}
