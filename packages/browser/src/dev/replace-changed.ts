/**
 * Gives an article the HTML `after` in place of `before`, which is its HTML as the server sent it. Elements of the article
 * that are the same in both stay as they are in the document, with all that the theme and the reader have done to them. From
 * one that is replaced, open `<details>` and chosen tabs (`data-chosen` of `.tabs`) are taken over, and the focus as soon as
 * the returned function is called, which is to be done when the theme has worked on the new elements.
 */
export function replaceChanged(article: Element, { before, after }: { before: string; after: string }): () => void {
  const olds = parse(before)
  const live = [...article.childNodes]
  // If a browser extension has added elements, old and new ones cannot be matched, so all are replaced.
  let from = live.length === olds.length ? 0 : olds.length
  const result = parse(after).map((node) => {
    const same = node instanceof Element ? olds.findIndex((old, at) => at >= from && old.isEqualNode(node)) : -1
    if (same === -1) return node
    from = same + 1
    return live[same] ?? node
  })
  const removed = live.filter((node) => !result.includes(node))
  const added = result.filter((node) => node instanceof HTMLElement && !live.includes(node)) as HTMLElement[]
  const restore = removed.map((node) => {
    const to = added.findIndex((element) => node instanceof HTMLElement && element.tagName === node.tagName)
    return to === -1 ? () => {} : takeOver(node as HTMLElement, added.splice(to, 1)[0] as HTMLElement)
  })
  for (const node of removed) node.remove()
  // Nodes that stay are not moved, which would scroll them back and take the focus from them.
  let next = article.firstChild
  for (const node of result) {
    if (node === next) next = next.nextSibling
    else article.insertBefore(node, next)
  }
  return () => {
    for (const restoreFocus of restore) restoreFocus()
  }
}

function parse(html: string): ChildNode[] {
  const template = document.createElement('template')
  template.innerHTML = html
  return [...template.content.childNodes]
}

function takeOver(from: HTMLElement, to: HTMLElement): () => void {
  const all = (element: HTMLElement, selector: string): HTMLElement[] =>
    [element, ...element.querySelectorAll<HTMLElement>('*')].filter((one) => one.matches(selector))
  for (const [at, details] of all(to, 'details').entries()) details.toggleAttribute('open', all(from, 'details')[at]?.hasAttribute('open'))
  for (const [at, tabs] of all(to, '.tabs').entries()) {
    const chosen = all(from, '.tabs')[at]?.dataset['chosen']
    if (chosen !== undefined) tabs.dataset['chosen'] = chosen
  }
  const focusable = 'a[href], button, summary, [tabindex]'
  const focused = all(from, focusable).indexOf(document.activeElement as HTMLElement)
  return () => all(to, focusable)[focused]?.focus({ preventScroll: true })
}
