import { mapArticles, type PageData } from '@pagewright/model'

/** The document's page with its articles, whose HTML is taken from the document: for Back, and for React if it has to begin anew. */
export function readArticles(page: PageData, root: ParentNode): PageData {
  const elements = root.querySelectorAll('[data-article]')
  return mapArticles(page, (_article, index) => elements.item(index)?.innerHTML ?? '')
}
