import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runPagewright } from './run-pagewright.ts'
import { createSite } from './site-folder.ts'

const root = createSite()
afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

/** Builds the site with these parts of pages. */
async function buildWith(more: string): Promise<{ code: number | null; stderr: string; html: string }> {
  writeFileSync(join(root, 'theme/Late.tsx'), "export default () => <p>{'Late '.repeat(5000)}</p>\n")
  writeFileSync(
    join(root, 'theme/Page.tsx'),
    `import { lazy, Suspense, use } from 'react'
const loaded = new Map<string, Promise<string>>()
const load = (name: string): Promise<string> => {
  if (!loaded.has(name)) loaded.set(name, Promise.resolve(\`Loaded \${name}\`))
  return loaded.get(name)!
}
const Late = lazy(() => import('./Late.tsx'))
const Used = ({ name }) => <b>{use(load(name))}</b>
const Throws = () => { throw new Error('It is broken') }
export default ({ page, site }) => <main><h1>{page.title}</h1>${more}</main>
`,
  )
  const { code, stderr } = await runPagewright(['build'], { cwd: root })
  return { code, stderr, html: code === 0 ? readFileSync(join(root, 'dist/index.html'), 'utf8') : '' }
}

it.each([
  ['lazy()', '<Suspense fallback={<i>Wait</i>}><Late /></Suspense>', 'Late Late'],
  ['use()', '<Suspense fallback={<i>Wait</i>}><Used name={page.path} /></Suspense>', '<b>Loaded /</b>'],
])('A page waits for what it loads by %s, and has it in its place, without a script', async (_, more, text) => {
  const { html } = await buildWith(more)
  expect(html).toContain(text)
  expect(html).not.toContain('Wait')
  expect(html.match(/<script>/g)).toHaveLength(1)
})

it('A part that waits outside of <Suspense> is told so, with what to do', async () => {
  const { code, stderr } = await buildWith('<Used name={page.path} />')
  expect(code).toBe(1)
  const what = 'it waits for something outside of a `<Suspense>`: put one around the part that waits (on the page /)'
  expect(stderr).toContain(`error The theme throws while a page is rendered: ${what} [theme-throws]\n\n1 error`)
})

it('What is thrown inside of <Suspense> fails the build, although React has a place for it', async () => {
  const { code, stderr } = await buildWith('<Suspense fallback={<i>Wait</i>}><Throws /></Suspense>')
  expect(code).toBe(1)
  expect(stderr).toContain('theme/Page.tsx:9:')
  expect(stderr).toContain('It is broken')
})
