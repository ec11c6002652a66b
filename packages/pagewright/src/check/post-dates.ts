import { frontMatterSpan } from '../content/front-matter.ts'
import type { Rule } from './rule.ts'

/** No post has a day that has not begun anywhere on Earth: a build publishes it at once, and readers would wonder. */
export const postsInFuture: Rule = ({ planned, problems }) => {
  const today = new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)
  for (const { entry } of planned.contents) {
    if (entry.kind !== 'post' || entry.date <= today) continue
    problems.add('post-in-future', {
      file: entry.source.file,
      span: frontMatterSpan,
      message: `The post has the day ${entry.date}, but is published by the next build`,
      hint: 'Keep it in the folder `_drafts` until then, and build the site on that day',
    })
  }
}
