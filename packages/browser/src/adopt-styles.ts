/** Adds a style sheet to the document, or to a shadow root. Returns what removes it, as an effect of React does. */
export function adoptStyles(css: string, root: DocumentOrShadowRoot = document): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
