import { mapArticles } from '../model/articles.ts'
import type { PageData } from '../model/page-data.ts'

/** The document's page with its articles, whose HTML is taken from the document: as React would have to render it, and Back finds it again. */
export function readArticles(page: PageData, root: ParentNode): PageData {
  const elements = root.querySelectorAll('[data-article]')
  return mapArticles(page, (_article, index) => elements.item(index)?.innerHTML ?? '')
}
