import { escapeText, fillReferences } from '@pagewright/markdown'
import { absoluteUrl, joinPath, type Locale, localize, type PostPage } from '@pagewright/model'
import type { Author, Extension, Feed, FeedOptions, Item } from 'feed'
import { hash } from '../cache/hash.ts'
import { readBody } from '../cache/store.ts'
import { generatorName } from '../config/generator-name.ts'
import { feedKinds } from '../plan/file-names.ts'
import type { ArticleJob, RenderJob } from '../render/render-page.ts'
import type { GeneratedInput } from './generated-input.ts'
import type { OutputFile } from './output-file.ts'

type PostJob = RenderJob & { readonly page: PostPage }

/** Characters that XML 1.0 does not allow, not even as references: one in a post would make a feed unreadable. */
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Stands for `<` in attributes until the XML is written, because the library does not escape it there. Unicode reserves this code point, so
 * no label has it.
 */
const lessThan = '\uFFFF'

/** Makes the RSS, Atom and JSON feeds of each locale's blog. They hold the full texts of all posts, the newest first. */
export function feeds(input: GeneratedInput): OutputFile[] {
  const { site, jobs } = input
  if (site.blog === undefined) return []
  return site.locales.flatMap((locale) => {
    const posts = jobs.filter((job): job is PostJob => job.page.type === 'post' && job.page.locale === locale.id)
    const options = optionsOf(locale, { site, newest: posts[0]?.page })
    const key = hash(JSON.stringify([posts, options]))
    let items: readonly Item[] | null = null
    return feedKinds.map((kind): OutputFile => {
      const make = async (): Promise<string> => {
        const { Feed } = await import('feed')
        const feed = new Feed(options)
        for (const extension of kinds[kind].extensions(options)) feed.addExtension(extension)
        items ??= posts.map((post) => toItem(post, input))
        for (const item of items) feed.addItem(kinds[kind].toForm(item))
        return kinds[kind].write(feed)
      }
      return { file: joinPath(locale.base, 'blog', kind).slice(1), key, make }
    })
  })
}

function optionsOf(locale: Locale, { site, newest }: { site: GeneratedInput['site']; newest: PostPage | undefined }): FeedOptions {
  const messages = site.messages[locale.id]
  const blog = joinPath(locale.base, 'blog')
  const absolute = (path: string): string => absoluteUrl(path, site)
  return {
    title: `${site.title} ${messages?.['blog.title'] ?? ''}`.trim(),
    description: messages?.['blog.description'] ?? localize(site.tagline, locale.id),
    id: absolute(blog),
    link: absolute(blog),
    language: locale.lang,
    copyright: site.copyright,
    author: { name: site.title, link: absolute('/') },
    generator: generatorName,
    // A blog without posts gets a fixed day, because two builds have to give the same bytes.
    updated: toDate(newest?.date ?? '1970-01-01'),
    feedLinks: { rss: absolute(`${blog}/rss.xml`), atom: absolute(`${blog}/atom.xml`), json: absolute(`${blog}/feed.json`) },
  }
}

function toItem({ page, articles: [article] }: PostJob, { site, store }: GeneratedInput): Item {
  const link = absoluteUrl(page.path, site)
  const html = article === undefined ? '' : toFeedHtml(readBody(store, article.bodyKey).html, { article, url: site.url, pageUrl: link })
  return {
    title: page.title,
    id: link,
    link,
    date: toDate(page.date),
    published: toDate(page.date),
    description: page.description,
    content: page.article.lang === null ? html : `<div lang="${page.article.lang}">${html}</div>`,
    ...(page.authors.length === 0 ? {} : { author: page.authors.map(({ name, url }) => ({ name, ...(url === '' ? {} : { link: url }) })) }),
    category: page.tags.map(({ label, path }) => ({ name: label, term: path.slice(path.lastIndexOf('/') + 1) })),
  }
}

/**
 * What each kind of feed takes, what it has besides, and how it is written: Atom's titles are HTML, and so are the descriptions of Atom
 * and RSS. The library writes JSON Feed 1, to which version 1.1 adds the language and all authors.
 */
const kinds = {
  'rss.xml': {
    toForm: (item: Item) => nameCreators({ ...item, description: escapeText(item.description ?? '') }),
    extensions: () => [],
    write: (feed: Feed) => feed.rss2().replace(notXml, '\uFFFD'),
  },
  'atom.xml': {
    toForm: ({ category = [], ...item }: Item) => ({
      ...item,
      title: escapeText(item.title),
      description: escapeText(item.description ?? ''),
      category: category.map(({ name = '', ...rest }) => ({ ...rest, name: name.replaceAll('<', lessThan) })),
    }),
    extensions: () => [],
    write: (feed: Feed) =>
      feed.atom1().replace('<feed ', `<feed xml:lang="${feed.options.language}" `).replaceAll(lessThan, '&lt;').replace(notXml, '\uFFFD'),
  },
  'feed.json': {
    toForm: (item: Item) => ({ ...item, extensions: [extension('authors', toJsonAuthors(item.author ?? []))] }),
    extensions: ({ language, author }: FeedOptions) => [
      extension('version', 'https://jsonfeed.org/version/1.1'),
      extension('language', language),
      extension('authors', toJsonAuthors(author === undefined ? [] : [author])),
    ],
    write: (feed: Feed) => feed.json1(),
  },
} as const

/** Moves the names of authors to `<dc:creator>`, because RSS takes the content of `<author>` for an e-mail address. */
function nameCreators({ author = [], ...item }: Item): Item {
  return {
    ...item,
    extensions: [
      extension(
        'dc:creator',
        author.map(({ name }) => ({ _text: name })),
      ),
    ],
  }
}

/** A property that the library does not know. Its types allow objects only, but it writes any value. */
function extension(name: string, value: unknown): Extension {
  return { name, objects: value as Extension['objects'] }
}

/** Authors as JSON Feed 1.1 has them; undefined, which leaves the property out, for none. */
function toJsonAuthors(authors: readonly Author[]): object[] | undefined {
  return authors.length === 0 ? undefined : authors.map(({ name, link: url }) => ({ name, url }))
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** Writes the signs that the style sheet draws before the lines of a block of code: which of them are added, and which removed. */
function withSigns(block: string): string {
  return block.replace(/<span class="l\b([^"]*)">/g, (_line, kinds: string) =>
    kinds.includes(' ins') ? '+ ' : kinds.includes(' del') ? '- ' : '  ',
  )
}

/** Prepares the HTML of an article for feed readers: every address becomes absolute, and what needs the site's scripts or styles goes. */
export function toFeedHtml(
  html: string,
  { article, url, pageUrl }: { article: Pick<ArticleJob, 'resolved' | 'islands'>; url: string; pageUrl: string },
): string {
  const { resolved, islands } = article
  return fillReferences(html, { resolved, islands })
    .replace(/<div class="code-tools">.*?<\/div>/gs, '')
    .replace(/<button\b[^>]*>.*?<\/button>/gs, '')
    .replace(/<a class="anchor"[^>]*><\/a>/g, '')
    .replace(/<figure class="code"[^>]* data-signs.*?<\/figure>/gs, withSigns)
    .replace(/<pre\b[^>]*>.*?<\/pre>/gs, (block) => block.replace(/<\/?span\b[^>]*>/g, ''))
    .replace(/<svg\b[^>]* aria-label="([^"]*)"[^>]*>.*?<\/svg>/gs, (_svg, label: string) => `<p>${label}</p>`)
    .replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
      tag.replace(
        / (href|src)="(\/(?!\/)|#)/g,
        (_whole, name: string, start: string) => ` ${name}="${start === '#' ? `${pageUrl}#` : `${url}/`}`,
      ),
    )
    .replace(/ tabindex="0"/g, '')
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
