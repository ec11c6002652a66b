import { isSimilar, nearest } from '@pagewright/model'

/** The most similar path whose last part is similar, too, since a page that was deleted is like none of its neighbors; null for none. */
export function similarPath(path: string, known: readonly string[]): string | null {
  const alike = known.filter((other) => isSimilar(lastOf(path), lastOf(other)))
  // The usual slip is a wrong folder.
  return nearest(path, alike) ?? alike.find((other) => lastOf(other) === lastOf(path)) ?? null
}

/** The last part of a path, without the ending of a file. */
function lastOf(path: string): string {
  return /([^/]*?)(?:\.\w+)?\/?$/.exec(path)?.[1] ?? ''
}

/** What to write for what is an address elsewhere: the usual slip is to leave out its beginning. */
export function addressElsewhere(url: string): string | null {
  if (/^[\w.+-]+@[\w-]+\.[\w.]+$/.test(url)) return `Begin an e-mail address with mailto: \`mailto:${url}\``
  const isSite = /^(?:www\.|(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|app|cn)(?=[/?#:]|$))/i.test(url)
  return isSite ? 'Begin the address of another site with https://' : null
}
