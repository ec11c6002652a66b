// cspell:ignore drüben hier
import { soon, test } from './dev-fixture.ts'
import { expect, failedRequest } from './fixture.ts'

const docPage = 'theme/pages/DocPage.tsx'
const head = '  return ('

test.describe('What goes wrong in an open page', () => {
  test.beforeEach(({ noise }) => {
    noise.allow(failedRequest)
    noise.allow(/Kaputt|\[vite\]|%o|goes on without script|dynamically imported module|pageerror/)
  })

  for (const [what, file, passage, by, told] of [
    [
      'an error that a module throws while it is loaded',
      docPage,
      'export default',
      "if ('document' in globalThis) throw new Error('Kaputt')\nexport default",
      /theme\/pages\/DocPage\.tsx:4:37 error.*The theme throws in the browser: Kaputt/s,
    ],
    [
      'an error of the start of the theme',
      'theme/index.ts',
      '  start,',
      "  start: () => { throw new Error('Kaputt') },",
      /theme\/index\.ts:\d+:\d+ error.*The theme throws in the browser: Kaputt/s,
    ],
    [
      'the rejection of a promise that nothing waits for',
      docPage,
      head,
      "  if ('document' in globalThis) void Promise.reject(new Error('Kaputt'))\n  return (",
      /theme\/pages\/DocPage\.tsx:7:\d+ error.*The theme throws in the browser: Kaputt/s,
    ],
    [
      'what is thrown without being an error',
      docPage,
      head,
      "  if ('document' in globalThis) setTimeout(() => { throw 'Kaputt' })\n  return (",
      /theme\/pages\/DocPage\.tsx:7:\d+ error.*The theme throws in the browser: Uncaught Kaputt/s,
    ],
    [
      'a file that only browsers look for, and that is not there',
      docPage,
      head,
      "  if (!import.meta.env.SSR) void import('./gone.ts')\n  return (",
      /theme\/pages\/DocPage\.tsx:7:\d+ error \[theme-broken\].*"\.\/gone\.ts"/s,
    ],
  ] as const)
    test(`is told with its place, until it is mended: ${what}`, async ({ page, reader, site }) => {
      const overlay = page.locator('pagewright-problems').getByRole('alert')
      site.replace(file, passage, by)
      await expect.poll(async () => (await page.request.get(reader.url('docs/a'))).status(), soon).toBe(200)
      await reader.open('docs/a')
      await page.mouse.move(3, 3)
      await expect(overlay).toContainText(told, soon)
      await expect(reader.heading).toHaveText('Anfang')
      site.replace(file, by, passage)
      await expect(overlay).toHaveCount(0, soon)
      await expect(async () => {
        await page.mouse.move(5, 5)
        await page.mouse.move(7, 7)
        await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 1000 })
      }).toPass({ timeout: 20_000 })
    })

  for (const [what, path, file, passage, by, told] of [
    [
      'a page',
      'docs/a',
      docPage,
      '<Article article',
      "<p>{'document' in globalThis ? 'hier' : 'drüben'}</p><Article article",
      'The component DocPage renders `hier` in the browser, where the server has rendered `drüben`',
    ],
    [
      'an element that only the browser has',
      'docs/a',
      docPage,
      '{previous &&',
      "<i>drüben</i>{'document' in globalThis && <b>hier</b>}{previous &&",
      /The component DocPage renders `<b>` in the browser, where the server has rendered (nothing|`.+`)/,
    ],
    [
      'a component in a text',
      'islands',
      'theme/islands/Counter.tsx',
      '{label}:',
      "{'document' in globalThis ? <b>hier</b> : <i>drüben</i>}",
      'The component Counter renders `<b>` in the browser, where the server has rendered `<i>`',
    ],
  ] as const)
    test(`is told if the browser renders something else than the server: ${what}`, async ({ page, reader, site, noise }) => {
      noise.allow(/Hydration failed/)
      const overlay = page.locator('pagewright-problems').getByRole('alert')
      site.replace(file, passage, by)
      await expect.poll(async () => (await page.request.get(reader.url(path))).text(), soon).toContain('drüben')
      await reader.open(path)
      await page.mouse.move(3, 3)
      await expect(overlay).toContainText(told, soon)
      site.replace(file, by, passage)
      await expect(overlay).toHaveCount(0, soon)
    })

  for (const [what, by, told] of [
    ['a style attribute', '<p style={{ color: "red" }}>Rot</p>', /The page \/docs\/a has a `style` attribute in its HTML/],
    [
      'a picture of another host',
      '<img alt="" src="http://pictures.invalid/a.png" />',
      /The page \/docs\/a loads http:\/\/pictures\.invalid\/a\.png, .* policy: \{ 'img-src': \['http:\/\/pictures\.invalid'\] \}/s,
    ],
    [
      'a frame of another host',
      '<iframe title="Film" src="http://films.invalid/" />',
      /loads http:\/\/films\.invalid.*policy: \{ 'frame-src': \['http:\/\/films\.invalid'\] \}/s,
    ],
  ] as const)
    test(`is told if the policy of a build forbids it: ${what}`, async ({ page, reader, site, noise }) => {
      noise.allow(/Content Security Policy|invalid/)
      const overlay = page.locator('pagewright-problems').getByRole('alert')
      const passage = '<Article article={article} />'
      site.replace(docPage, passage, `${passage}${by}`)
      await expect.poll(async () => (await page.request.get(reader.url('docs/a'))).text(), soon).toMatch(/Rot|invalid/)
      // The page is hydrated before the theme changes again: the new code would not fit the document.
      await reader.use('docs/a')
      await expect(overlay).toContainText(told, soon)
      site.replace(docPage, by, '')
      await expect(overlay).toHaveCount(0, soon)
    })
})

test('Where the theme and the configuration do not fit is told while you write', async ({ page, reader, site }) => {
  const overlay = page.locator('pagewright-problems').getByRole('alert')
  await reader.use('docs/a')
  site.replace('theme/islands/index.ts', 'counter:', 'conter:')
  await expect(overlay).toContainText('The configuration declares the component "counter", which the theme does not have', soon)
  site.replace('theme/islands/index.ts', 'conter:', 'counter:')
  await expect(overlay).toHaveCount(0, soon)
})

test('A picture that the theme imports has the same address in the document and in the page', async ({ page, reader, site }) => {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="77" height="7"></svg>`
  site.write('theme/pages/picture.svg', picture)
  const passage = '<Article article={article} />'
  site.replace(docPage, passage, `${passage}<img alt="Bild" src={picture} />`)
  site.replace(docPage, 'export default', "import picture from './picture.svg'\nexport default")
  await expect.poll(async () => (await page.request.get(reader.url('docs/a'))).text(), soon).toContain('alt="Bild"')
  await reader.open('docs/a')
  const image = page.getByAltText('Bild')
  await expect(image).toHaveJSProperty('naturalWidth', 77)
  const address = await image.getAttribute('src')
  await reader.use('docs/a')
  expect(await image.getAttribute('src')).toBe(address)
})
