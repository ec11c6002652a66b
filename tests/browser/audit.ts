import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = readFileSync(fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose outcome depends on the color mode. */
export const colorRules = ['color-contrast', 'link-in-text-block']

export type AuditOptions = {
  /** Selector of the part that is checked; the whole page if it is left out. */
  readonly root?: string
  readonly runOnly?: RunOptions['runOnly']
  /** Rules that are left out. */
  readonly without?: readonly string[]
}

/** The rules that a page violates, with the elements. The test has to bypass the page's Content-Security-Policy, which blocks axe. */
export async function audit(
  page: Page,
  { root = 'html', runOnly = { type: 'tag', values: tags }, without = [] }: AuditOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async ([selector, options]) => {
      const { run } = (window as unknown as { axe: { run: (root: string, options: RunOptions) => Promise<AxeResults> } }).axe
      const { violations } = await run(selector, options)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`))
    },
    [
      root,
      {
        runOnly,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      } satisfies RunOptions,
    ] as const,
  )
}
