import { expect, test } from './fixture.ts'

const page = 'docs/guide/http-server/cors'

test('The language switch leads to the heading that is being read, or what the address names, in both directions', async ({
  page: tab,
  reader,
}) => {
  await reader.use(page)
  const heading = tab.locator('[data-article] h2[id]').nth(3)
  const row = tab.locator('[data-article] tr[id]').first()
  const [read, named] = [await heading.getAttribute('id'), await row.getAttribute('id')]
  await heading.evaluate((element) => element.scrollIntoView())
  for (const [label, path, lang, id] of [
    ['中文（中国）', `zh-cn/${page}`, 'zh-CN', read],
    ['English', page, 'en', read],
    ['中文（中国）', `zh-cn/${page}`, 'zh-CN', named],
    ['English', page, 'en', named],
  ] as const) {
    if (id === named) await tab.evaluate((hash) => location.assign(hash), `#${named}`)
    await tab.locator('header details[data-menu] summary').first().click()
    await tab.locator('header').getByRole('link', { name: label }).click()
    await expect(tab).toHaveURL(reader.url(`${path}#${id}`))
    // The address changes before the page does.
    await expect(tab.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`, 'i'))
    await expect(tab.locator(`#${id}`)).toBeInViewport()
  }
})

test('At the top of a page the language switch adds nothing to the address', async ({ page: tab, reader }) => {
  await reader.use(page)
  await tab.locator('header details[data-menu] summary').first().click()
  await tab.locator('header').getByRole('link', { name: '中文（中国）' }).click()
  await expect(tab).toHaveURL(reader.url(`zh-cn/${page}`))
})

test('Readers can say whether a page was helpful in an issue that is filled in for them', async ({ page: tab, reader }) => {
  await reader.use(page)
  await expect(tab.getByRole('link', { name: 'No', exact: true })).toHaveAttribute(
    'href',
    /\/issues\/new\?title=%2Fdocs%2Fguide%2Fhttp-server%2Fcors%3A%20No$/,
  )
})
