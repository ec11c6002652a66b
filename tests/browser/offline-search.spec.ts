import { expect, failedRequest, test } from './fixture.ts'
import { openSearch } from './search-box.ts'

test.use({ serviceWorkers: 'allow' })

test('Once used, the search works without a network for new queries, and leads to a page that was read', async ({
  page,
  context,
  reader,
  noise,
}) => {
  noise.allow(failedRequest)
  await reader.use('zh-cn/docs/guide/http-server/cors')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await reader.use('zh-cn/docs/guide')
  const { shards, texts } = await (await page.request.get(reader.url('_search/zh-cn.json'))).json()
  const box = await openSearch(page, '/zh-cn/')
  await box.ask('网关')
  // The manifest joins the names of shards and texts, ten letters each. Two more files are the vocabulary and the list of pages.
  const count = (shards.length + texts.length) / 10 + 2
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const requests = await (await caches.open('pagewright / assets')).keys()
        return requests.filter(({ url }) => url.includes('/assets/search-')).length
      }),
    )
    .toBe(count)
  await context.setOffline(true)
  await page.reload()
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await openSearch(page, '/zh-cn/')
  await box.ask('处理跨域请求')
  await expect(box.options.first()).toContainText('CORS')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/zh-cn\/docs\/guide\/http-server\/cors/)
  await expect(page.locator('h1')).toContainText('CORS')
})

for (const [base, text] of [
  ['', 'You are offline'],
  ['zh-cn/', '当前处于离线状态'],
] as const) {
  test(`If it was never used, the search opens without a network and says that it is offline, on /${base}`, async ({
    page,
    context,
    reader,
    noise,
  }) => {
    noise.allow(failedRequest)
    await reader.use(`${base}docs/guide`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    const box = await openSearch(page, `/${base}`)
    await box.ask('cors')
    await expect(box.note).toContainText(text)
    await expect(page).toHaveURL(reader.url(`${base}docs/guide`))
    await context.setOffline(false)
    await box.note.getByRole('button').click()
    await expect(box.options.first()).toContainText('CORS')
  })
}

test('Without a network, a link to a page that was not read shows the error box, whose Retry works when the network is back', async ({
  page,
  context,
  reader,
  noise,
}) => {
  noise.allow(failedRequest)
  noise.allow(/prefetch/i)
  await reader.use('docs/guide')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/docs/api"]')?.click())
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await expect(page).toHaveURL(reader.url('docs/api'))
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('h1')).toContainText('API')
})
