import type { Article, PageData } from './page-data.ts'

/**
 * Replaces the HTML of each article of a page, in the order of the `data-article` elements in its document. Each page type is named, so that
 * the compiler asks whether a new one has articles.
 */
export function mapArticles(page: PageData, toHtml: (article: Article, index: number) => string): PageData {
  let index = 0
  const map = (article: Article): Article => ({ ...article, html: toHtml(article, index++) })
  switch (page.type) {
    case 'home':
    case 'doc':
    case 'page':
    case 'post':
      return { ...page, article: map(page.article) }
    case 'postList':
    case 'postTag':
      return { ...page, posts: page.posts.map((post) => ({ ...post, excerpt: map(post.excerpt) })) }
    case 'docTagIndex':
    case 'postTagIndex':
    case 'docTag':
    case 'archive':
    case 'notFound':
      return page
  }
}

/** The page without the HTML of its articles, as a document embeds it: the document shows the articles already. */
export function withoutArticles(page: PageData): PageData {
  return mapArticles(page, () => '')
}
