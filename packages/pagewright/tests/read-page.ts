import { Parser } from 'htmlparser2'

/** An address in a document, and the element and attribute that contain it. */
export type Address = { readonly url: string; readonly by: string }

/** The parts of a document that tests check. */
export type ReadPage = {
  readonly lang: string
  readonly title: string
  readonly headings: number
  /** Every id in order, with duplicates. */
  readonly ids: readonly string[]
  readonly addresses: readonly Address[]
  /** Images without an alternative text. */
  readonly silentImages: readonly string[]
  /** The page data that the document embeds; null if it has none, like a redirect. */
  readonly payload: unknown
}

const addressed: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  source: 'src',
  iframe: 'src',
  video: 'src',
}

/** Reads a document, including the content of its templates, which a browser may show later. */
export function readPage(html: string): ReadPage {
  const page = { lang: '', title: '', headings: 0, ids: [] as string[], addresses: [] as Address[], silentImages: [] as string[] }
  let json = ''
  let open = ''
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const url = attributes[addressed[name] ?? '']
      open = name === 'script' && attributes['id'] === '_pagewright' ? 'payload' : name === 'title' ? 'title' : ''
      if (name === 'html') page.lang = attributes['lang'] ?? ''
      if (name === 'h1') page.headings++
      if (attributes['id'] !== undefined) page.ids.push(attributes['id'])
      if (url !== undefined) page.addresses.push({ url, by: name === 'link' ? `link ${attributes['rel']}` : name })
      if (name === 'meta' && /^(og:url|og:image|twitter:image)$/.test(attributes['property'] ?? attributes['name'] ?? '')) {
        page.addresses.push({ url: attributes['content'] ?? '', by: 'meta' })
      }
      if (name === 'img' && attributes['alt'] === undefined) page.silentImages.push(attributes['src'] ?? '')
    },
    ontext: (text) => {
      if (open === 'payload') json += text
      if (open === 'title' && page.headings === 0) page.title += text
    },
    onclosetag: () => {
      open = ''
    },
  })
  parser.end(html)
  return { ...page, payload: json === '' ? null : JSON.parse(json) }
}
