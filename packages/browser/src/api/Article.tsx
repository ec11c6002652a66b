import type { Article as ArticleData } from '@pagewright/model'
import { type ReactElement, useMemo } from 'react'

export type ArticleProps = {
  readonly article: ArticleData
  readonly className?: string
}

/**
 * An article's HTML. When a document is hydrated, React leaves the article's elements as they came. Where a parent shows
 * different articles one after the other, give each a `key` of its own.
 */
export function Article({ article, className }: ArticleProps): ReactElement {
  // With another object, React would set the same HTML again, and undo what the theme has done to the elements.
  const html = useMemo(() => ({ __html: article.html }), [article.html])
  return (
    <div
      className={className}
      lang={article.lang ?? undefined}
      dir={article.lang ? 'auto' : undefined}
      data-article=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown compiler has removed all scripts
      dangerouslySetInnerHTML={html}
    />
  )
}
