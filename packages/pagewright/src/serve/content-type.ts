import { mimes } from 'mrmime'

/** By extension. The library lacks the first, and takes a `.ts` file for a video, which is TypeScript here. */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...mimes, ico: 'image/x-icon', ts: 'text/plain', mts: 'text/plain', tsx: 'text/plain' }),
)

/** The `Content-Type` of a file by its name, with the character set of texts. Feeds say of which kind they are. */
export function contentType(file: string): string {
  const feed = /(?:^|\/)(?:(rss|atom)\.xml|(feed)\.json)$/.exec(file)
  const type = feed === null ? typeOf(file) : `application/${feed[1] === undefined ? 'feed+json' : `${feed[1]}+xml`}`
  return isText(type) ? `${type}; charset=utf-8` : type
}

/** Whether a content type is one of text: such a file is worth compressing. */
export function isText(type: string): boolean {
  return /^text\/|[/+](?:json|xml)\b/.test(type)
}

function typeOf(file: string): string {
  return types.get(/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '') ?? 'application/octet-stream'
}
