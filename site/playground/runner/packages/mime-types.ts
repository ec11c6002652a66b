const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bin: 'application/octet-stream',
  css: 'text/css',
  csv: 'text/csv',
  gif: 'image/gif',
  gz: 'application/gzip',
  htm: 'text/html',
  html: 'text/html',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'application/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'application/javascript',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  text: 'text/plain',
  ttf: 'font/ttf',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xhtml: 'application/xhtml+xml',
  xml: 'application/xml',
  yaml: 'text/yaml',
  zip: 'application/zip',
}

/** Stands in for `mime-types` with the types that programs of the docs send: the whole table has 137 KB. */
export function lookup(path: string): string | false {
  const extension = /[^./]*$/.exec(path.toLowerCase())?.[0] ?? ''
  return Object.hasOwn(types, extension) ? (types[extension] ?? false) : false
}

export function charset(type: string): string | false {
  return /^(text\/|application\/(json|javascript))/i.test(type) ? 'UTF-8' : false
}

export function contentType(name: string): string | false {
  const type = name.includes('/') ? name : lookup(name)
  if (type === false || type.includes('charset')) return type
  const set = charset(type)
  return set === false ? type : `${type}; charset=${set.toLowerCase()}`
}

export function extension(type: string): string | false {
  const bare = type.replace(/;.*$/, '').trim().toLowerCase()
  return Object.entries(types).find(([, known]) => known === bare)?.[0] ?? false
}

export default { lookup, charset, contentType, extension }
