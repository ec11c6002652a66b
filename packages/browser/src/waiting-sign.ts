/** Longer than anybody waits, in ms. */
const duration = 1e5

/**
 * Makes a control half transparent, as a sign that it was pressed and waits for code, until the returned animation is canceled. A style
 * would become a part of the article that the runtime reads from the document, and the Content-Security-Policy forbids it there.
 */
export function showWaiting(control: Element): Animation {
  return control.animate({ opacity: [0.5, 0.5] }, duration)
}
