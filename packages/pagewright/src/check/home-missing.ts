import type { Rule } from './rule.ts'

/** Every site has a home page. */
export const homeMissing: Rule = ({ plan, targets, problems }) => {
  const { defaultLocale } = targets.site
  if (plan.routes.some(({ path }) => path === '/')) return
  // A home page with problems of its own is reported there.
  const file = `content/${defaultLocale.id}/pages/index.md`
  if (targets.sources.has(file)) return
  problems.error('home-missing', {
    file,
    message: 'The site has no home page',
    hint: 'Write one in this file: a front matter with a title, and a text',
  })
}
