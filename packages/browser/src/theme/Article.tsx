import type { Article as ArticleData } from '@pagewright/model'
import type { ReactElement } from 'react'

export type ArticleProps = {
  readonly article: ArticleData
  readonly className?: string
}

/**
 * An article's finished HTML. On hydration the nodes that the document brought are the article, and React leaves them alone.
 * Below one parent, give it a `key` that changes with the page.
 */
export function Article({ article, className }: ArticleProps): ReactElement {
  return (
    <div
      className={className}
      lang={article.lang ?? undefined}
      data-article=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled by our own pass, which lets no script through
      dangerouslySetInnerHTML={{ __html: article.html }}
    />
  )
}
