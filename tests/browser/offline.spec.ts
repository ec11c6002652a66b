import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, failedRequest, test } from './fixture.ts'
import { type OfflineSite, openOfflineSite } from './offline-site.ts'

let site: OfflineSite

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'serial', timeout: 90_000 })
test.beforeAll(() => {
  site = openOfflineSite(4131)
})
test.afterAll(() => site.close())
test.beforeEach(async ({ noise }) => {
  noise.allow(failedRequest)
  // The server may be stopped while the next page is being prefetched.
  noise.allow(/^warning: Could not prefetch/)
  await site.start()
})
test.afterEach(() => site.stop())

/** Opens a page and waits until the service worker has stored it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(site.url(path))
  await page.mouse.move(3, 3)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await isKept(page, site.url(path))
}

async function isKept(page: Page, url: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (wanted) => (await caches.match(wanted, { cacheName: 'pagewright /x/ read' })) !== undefined, url))
    .toBe(true)
}

test('A page that was read can be opened without a network, and so can one that was reached by a click', async ({ page }) => {
  await read(page, 'docs/a')
  await page.getByRole('link', { name: 'B', exact: true }).first().click()
  await expect(page).toHaveURL(site.url('docs/b'))
  await isKept(page, site.url('docs/b'))
  const heading = await page.locator('h1').textContent()
  await site.stop()
  await page.reload()
  await expect(page.locator('h1')).toHaveText(heading ?? '')
  await page.goto(site.url('docs/a'))
  await expect(page.locator('h1')).toHaveText('Anfang')
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})

test('A click leads to a home page that was read, whose address ends in a slash', async ({ page, context }) => {
  await read(page, 'docs/a')
  for (const path of ['fr/', '']) {
    await page.goto(site.url(path))
    await isKept(page, site.url(path).replace(/\/$/, ''))
    const title = await page.title()
    await read(page, path === '' ? 'docs/a' : 'fr/docs/a')
    await context.setOffline(true)
    await page.locator('header a[href$="/"]').first().click()
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL(site.url(path))
    await context.setOffline(false)
  }
})

test('Where the storage is full, pages work as they do without a service worker', async ({ page, context }) => {
  await read(page, 'docs/a')
  await page.evaluate(() => caches.delete('pagewright /x/ assets'))
  const devTools = await context.newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: new URL(site.url('')).origin, quotaSize: 1 })
  await page.reload()
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})

test('In place of a page that was not read, there is a note in its language until the network is back', async ({ page }) => {
  await read(page, 'docs/a')
  await site.stop()
  await page.goto(site.url('docs/c'))
  await expect(page.locator('h1')).toHaveText('Keine Verbindung')
  await expect(page).toHaveURL(site.url('docs/c'))
  await page.goto(site.url('fr/docs/c'))
  await expect(page.locator('h1')).toHaveText('Hors ligne')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto(site.url('docs/c'))
  await site.start()
  await page.getByRole('link', { name: 'Again' }).click()
  await expect(page).toHaveURL(site.url('docs/c'))
  await expect(page.locator('h1')).not.toHaveText('Keine Verbindung')
})

test('A new deploy is shown at once, also to a reader who has read the page before', async ({ page }) => {
  await read(page, 'docs/a')
  await page.reload()
  site.deploy('content/de/docs/a.md', 'Der Anfang führt', 'Ein neuer Anfang führt')
  await page.reload()
  await expect(page.getByText('Ein neuer Anfang führt')).toBeVisible()
  // The page that is stored for reading offline is the new one, too.
  await site.stop()
  await page.reload()
  await expect(page.getByText('Ein neuer Anfang führt')).toBeVisible()
})

type Host = { readonly url: (path: string) => string; readonly close: () => void }

/** A host in front of the site's server. It answers what `own` answers, and passes on the rest. */
async function openHost(own: (path: string, response: ServerResponse) => boolean): Promise<Host> {
  const { hostname, port } = new URL(site.url(''))
  const pass = (path: string, { method, headers }: IncomingMessage, response: ServerResponse): void => {
    const passed = request({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    passed.end()
  }
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? ''
    if (!own(path, response)) pass(path.replace(/^(\/x\/docs\/.*)\/$/, '$1'), incoming, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: (path) => origin + path,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('A page that was read can be opened without a network where the host adds a slash to its address', async ({ page }) => {
  const host = await openHost((path, response) => {
    if (!/^\/x\/docs\/\w+$/.test(path)) return false
    response.writeHead(301, { Location: `${path}/` }).end()
    return true
  })
  for (const name of ['a', 'b']) {
    // The second one is read when there is a service worker already.
    await page.goto(host.url(`/x/docs/${name}`))
    await page.mouse.move(3, 3)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await isKept(page, host.url(`/x/docs/${name}`))
  }
  host.close()
  for (const [name, title] of [
    ['a', 'Anfang'],
    ['b', 'Beispiel'],
  ]) {
    await page.goto(host.url(`/x/docs/${name}`))
    await expect(page.locator('h1')).toHaveText(title as string)
  }
})

test('Answers to other programs on the host are kept only if they may be, and never for another query', async ({ page }) => {
  const host = await openHost((path, response) => {
    if (!path.startsWith('/x/app/')) return false
    response.writeHead(200, path.includes('private') ? { 'Cache-Control': 'private, no-cache' } : {}).end(path)
    return true
  })
  await page.goto(host.url('/x/docs/a'))
  await page.mouse.move(3, 3)
  await isKept(page, host.url('/x/docs/a'))
  await page.reload()
  const ask = (path: string): Promise<string> =>
    page.evaluate(
      (url) =>
        fetch(url)
          .then((it) => it.text())
          .catch(() => 'failed'),
      path,
    )
  const answers = async (): Promise<string[]> => [await ask('/x/app/open'), await ask('/x/app/private'), await ask('/x/app/me?user=1')]
  expect(await answers()).toEqual(['/x/app/open', '/x/app/private', '/x/app/me?user=1'])
  await isKept(page, host.url('/x/app/open'))
  host.close()
  expect(await answers()).toEqual(['/x/app/open', 'failed', 'failed'])
})

test('The page of a network that wants its reader to log in takes the place of no file of the site', async ({ page }) => {
  let isCaught = false
  const host = await openHost((_path, response) => {
    if (isCaught) response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><h1>Please log in</h1>')
    return isCaught
  })
  await page.goto(host.url('/x/docs/a'))
  await page.mouse.move(3, 3)
  await isKept(page, host.url('/x/docs/a'))
  await page.reload()
  const script = await page.evaluate(async () => {
    const cache = await caches.open('pagewright /x/ assets')
    return (await cache.keys()).find(({ url }) => url.endsWith('.js'))?.url ?? ''
  })
  const ask = (cache: RequestCache): Promise<string> =>
    page.evaluate(async ([url, mode]) => (await fetch(url, { cache: mode as RequestCache })).text(), [script, cache] as const)
  await page.evaluate(() => caches.delete('pagewright /x/ assets'))
  isCaught = true
  expect(await ask('reload')).toContain('Please log in')
  await page.goto(host.url('/x/docs/a'))
  await expect(page.locator('h1')).toHaveText('Please log in')
  isCaught = false
  expect(await ask('no-store')).not.toContain('Please log in')
  host.close()
  await page.goto(host.url('/x/docs/a'))
  await expect(page.locator('h1')).toHaveText('Anfang')
})

test('A file that was kept in a damaged state is replaced when a page asks for it past all caches', async ({ page }) => {
  await read(page, 'docs/a')
  await page.reload()
  const answers = await page.evaluate(async () => {
    const url = (await (await caches.open('pagewright /x/ assets')).keys()).find((key) => key.url.endsWith('.json'))?.url ?? ''
    await (await caches.open('pagewright /x/ assets')).put(url, new Response('damaged'))
    const ask = async (cache: RequestCache): Promise<string> => (await (await fetch(url, { cache })).text()).slice(0, 1)
    return [await ask('default'), await ask('reload'), await ask('default')]
  })
  expect(answers).toEqual(['d', '{', '{'])
})

test('A site that is not read offline any more leaves what other sites on the host have kept', async ({ page }) => {
  await read(page, 'docs/a')
  await page.evaluate(() => caches.open('pagewright /y/ read'))
  site.deploy('site.config.ts', 'offline: true', 'offline: false')
  await page.goto(site.url('docs/b'))
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['pagewright /y/ read'])
  site.deploy('site.config.ts', 'offline: false', 'offline: true')
})

test('Files that a page has loaded are not requested again, neither by the service worker nor by the next page', async ({ page }) => {
  const asked: string[] = []
  const host = await openHost((path) => {
    asked.push(path)
    return false
  })
  const url = (path: string): string => host.url(`/x/${path}`)
  await page.goto(url('docs/a'))
  await page.mouse.move(3, 3)
  await isKept(page, url('docs/a'))
  await page.getByRole('link', { name: 'B', exact: true }).first().click()
  await expect(page).toHaveURL(url('docs/b'))
  await isKept(page, url('docs/b'))
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Anfang')
  await page.waitForTimeout(500)
  // Chromium requests the icon of a page by itself.
  const files = asked.filter((path) => !path.includes('favicon'))
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([])
  expect(files.length).toBeGreaterThan(5)
  host.close()
})
