/**
 * The words of the last segment of a URL path: `/docs/guide/middelware-mode` gives `middelware mode `. The space at the
 * end tells the search that the last word is not still being typed. Empty if the segment cannot be decoded.
 */
export function toQuery(pathname: string): string {
  const segment = pathname.replace(/(\.\w+)?\/*$/, '').replace(/.*\//, '')
  try {
    return decodeURIComponent(`${segment} `).replace(/[-_.]+/g, ' ')
  } catch {
    return ''
  }
}
