import type { Article as ArticleData } from '@pagewright/model'
import type { ReactElement } from 'react'

export type ArticleProps = {
  readonly article: ArticleData
  readonly className?: string
}

/**
 * An article's HTML. When a document is hydrated, React leaves the article's elements as they came. Where a parent shows
 * different articles one after the other, give each a `key` of its own.
 */
export function Article({ article, className }: ArticleProps): ReactElement {
  return (
    <div
      className={className}
      lang={article.lang ?? undefined}
      data-article=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown compiler has removed all scripts
      dangerouslySetInnerHTML={{ __html: article.html }}
    />
  )
}
