/** Calls back with the content that is there, and again with the content of each page that replaces it. */
export function onNewContent(callback: (root: ParentNode) => void): void {
  callback(document)
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement)
    for (const element of added) {
      if (element.matches('[data-article]') || element.querySelector('[data-article]') !== null) callback(element)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
