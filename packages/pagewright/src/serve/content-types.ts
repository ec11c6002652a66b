/** Types of what a build makes as text: they are sent compressed, and say their encoding. */
const texts: Readonly<Record<string, string>> = {
  html: 'text/html',
  md: 'text/markdown',
  txt: 'text/plain',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  xml: 'text/xml',
}

const others: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  zip: 'application/zip',
}

/** Whether a file is a text, by its name. */
export function isText(file: string): boolean {
  return Object.hasOwn(texts, extensionOf(file))
}

/** The type of a file, by its name. Feeds say which kind they are. */
export function contentType(file: string): string {
  const feed = /(?:^|\/)(?:(rss|atom)\.xml|(feed)\.json)$/.exec(file)
  if (feed !== null) return `application/${feed[1] === undefined ? 'feed+json' : `${feed[1]}+xml`}; charset=utf-8`
  const extension = extensionOf(file)
  return isText(file) ? `${texts[extension]}; charset=utf-8` : (others[extension] ?? 'application/octet-stream')
}

function extensionOf(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
}
