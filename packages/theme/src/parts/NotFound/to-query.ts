/** The words of the last segment of a URL path: `/docs/guide/middelware-mode` gives `middelware mode`. Empty if it cannot be decoded. */
export function toQuery(pathname: string): string {
  const segment = pathname.replace(/(\.\w+)?\/*$/, '').replace(/.*\//, '')
  try {
    return decodeURIComponent(segment).replace(/[-_.]+/g, ' ')
  } catch {
    return ''
  }
}
