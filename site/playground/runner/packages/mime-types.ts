// cspell:disable
const types: Readonly<Record<string, string>> = {
  '7z': 'application/x-7z-compressed',
  aac: 'audio/x-aac',
  apk: 'application/vnd.android.package-archive',
  atom: 'application/atom+xml',
  avi: 'video/x-msvideo',
  avif: 'image/avif',
  bin: 'application/octet-stream',
  bmp: 'image/bmp',
  bz2: 'application/x-bzip2',
  css: 'text/css',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  eot: 'application/vnd.ms-fontobject',
  epub: 'application/epub+zip',
  exe: 'application/x-msdos-program',
  flac: 'audio/x-flac',
  gif: 'image/gif',
  gz: 'application/gzip',
  htm: 'text/html',
  html: 'text/html',
  ico: 'image/vnd.microsoft.icon',
  ics: 'text/calendar',
  ini: 'text/plain',
  jar: 'application/java-archive',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'application/javascript',
  json: 'application/json',
  json5: 'application/json5',
  jsonld: 'application/ld+json',
  m3u8: 'application/vnd.apple.mpegurl',
  m4a: 'audio/mp4',
  m4v: 'video/x-m4v',
  map: 'application/json',
  md: 'text/markdown',
  mid: 'audio/midi',
  mjs: 'application/javascript',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  mpeg: 'video/mpeg',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  ogv: 'video/ogg',
  opus: 'audio/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  rar: 'application/vnd.rar',
  rss: 'application/rss+xml',
  rtf: 'application/rtf',
  sh: 'application/x-sh',
  sql: 'application/x-sql',
  svg: 'image/svg+xml',
  tar: 'application/x-tar',
  text: 'text/plain',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  toml: 'application/toml',
  ts: 'video/mp2t',
  tsv: 'text/tab-separated-values',
  ttf: 'font/ttf',
  txt: 'text/plain',
  vcf: 'text/x-vcard',
  vtt: 'text/vtt',
  wasm: 'application/wasm',
  wav: 'audio/wave',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xhtml: 'application/xhtml+xml',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  xsl: 'application/xml',
  yaml: 'text/yaml',
  yml: 'text/yaml',
  zip: 'application/zip',
}

// cspell:enable
/** Stands in for `mime-types` with the types of common files: the whole table has 137 KB. */
export function lookup(path: string): string | false {
  const extension = /[^./]*$/.exec(path.toLowerCase())?.[0] ?? ''
  return Object.hasOwn(types, extension) ? (types[extension] ?? false) : false
}

export function charset(type: string): string | false {
  return /^(text\/|application\/(json|javascript|manifest\+json))/i.test(type) ? 'UTF-8' : false
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
