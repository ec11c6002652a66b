import { frontMatterSpan } from '../content/front-matter.ts'
import type { Check } from './check.ts'

/** No post is dated later than today, in the time zone where the day begins first: a build would publish it at once. */
export const postsInFuture: Check = ({ planned, problems }) => {
  const today = new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)
  for (const { entry } of planned.contents) {
    if (entry.kind !== 'post' || entry.date <= today) continue
    problems.add('post-in-future', {
      file: entry.source.file,
      span: frontMatterSpan,
      message: `The post is dated ${entry.date}, but the next build publishes it`,
      hint: 'Keep it in the folder `_drafts` until then, and build the site on that day',
    })
  }
}
