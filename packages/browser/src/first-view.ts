import { whenParsed } from './when-parsed.ts'

/**
 * Counts the page that the document brought, without the shell: most readers never need it. A prerendered document counts
 * when it is shown, one from the back/forward cache each time it comes back.
 */
export function countFirstView(send: (referrer: string) => void): void {
  const count = (): void => send(document.referrer)
  if (document.prerendering) document.addEventListener('prerenderingchange', count, { once: true })
  else whenParsed(count)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count()
  })
}
