import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axe = readFileSync(fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const contrast = 'color-contrast'

/** The rules whose outcome depends on the color mode. */
export const colorRules = [contrast, 'link-in-text-block']

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
  if (!without.includes(contrast)) await page.evaluate(markRepeated, [root, contrast] as const)
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

/**
 * Marks elements whose text has the same size and colors, on the same grounds, as that of several elements before them. The rule for
 * contrast leaves them out, because it needs more time than all other rules for the many elements of code.
 */
function markRepeated([selector, rule]: readonly [string, string]): void {
  const { configure } = (window as unknown as { axe: { configure: (spec: object) => void } }).axe
  configure({ rules: [{ id: rule, selector: ':not([data-repeated])' }] })
  const seen = new Map<string, number>()
  const visit = (element: Element, around: string): void => {
    const style = getComputedStyle(element)
    const ground = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.position].join()
    const grounds = ground === 'rgba(0, 0, 0, 0),none,1,none,static' ? around : `${around} ${ground}`
    const look = [grounds, style.color, style.fontSize, style.fontWeight, style.textShadow].join()
    const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const count = seen.get(look) ?? 0
    element.toggleAttribute('data-repeated', isText && count >= 5)
    if (isText && element.checkVisibility({ visibilityProperty: true })) seen.set(look, count + 1)
    for (const child of element.children) visit(child, grounds)
  }
  for (const root of document.querySelectorAll(selector)) visit(root, '')
}
