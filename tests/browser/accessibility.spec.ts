import { type AuditOptions, audit, colorRules } from './audit.ts'
import { everyPage, farrowLocales, farrowPages } from './farrow-pages.ts'
import { dataOf, expect, failedRequest, scripts, sleep, test } from './fixture.ts'

test.describe('axe finds no violation', () => {
  // The Content-Security-Policy would also keep axe from being added to a page.
  test.use({ bypassCSP: true, reducedMotion: 'reduce' })
  test.beforeEach(({ noise }) => noise.allow(failedRequest))

  // axe needs more time for the longest page than for all others together. So a shorter page of the same type is checked in every
  // way, and the longest page only once.
  for (const { name, path: usual } of everyPage) {
    const path = usual.replace(farrowPages.reference, 'docs/api/cli/farrow')
    test(`on ${name}, before and after the first interaction, at four widths, at two also dark`, async ({ page, reader }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width: 360, height: 800 })
      await reader.open(path)
      expect(await audit(page)).toEqual([])
      await reader.wake()
      const auditAt = async (width: number, mode: 'light' | 'dark', options: AuditOptions = {}): Promise<void> => {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
        expect(await audit(page, options), `at ${width} px, ${mode}`).toEqual([])
      }
      await auditAt(1920, 'light')
      await auditAt(1920, 'dark', { runOnly: { type: 'rule', values: colorRules } })
      // On windows between these two, every text has colors that a text has on one of them.
      for (const width of [1280, 768]) await auditAt(width, 'light', { without: colorRules })
      // The light colors of this width were checked before the interaction.
      await auditAt(360, 'dark')
    })
  }

  for (const { base } of farrowLocales) {
    test(`on the longest page of the reference${base === '' ? '' : ' in Chinese'}`, async ({ page, reader }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width: 1280, height: 800 })
      await reader.use(base + farrowPages.reference)
      expect(await audit(page)).toEqual([])
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
      expect(await audit(page, { runOnly: { type: 'rule', values: colorRules } })).toEqual([])
    })
  }

  test('while menus, the table of contents and the drawer are open', async ({ page, reader }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await reader.use(farrowPages.guide)
    await page.locator('main summary').first().click()
    expect(await audit(page)).toEqual([])
    await page.locator('header summary').first().click()
    expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.locator('#_menu')).toBeVisible()
    expect(await audit(page)).toEqual([])
  })

  test('in the error box', async ({ page, reader }) => {
    await page.route(dataOf(farrowPages.archive), (route) => route.fulfill({ status: 500 }))
    await reader.use(farrowPages.guide)
    await (await reader.addLink(farrowPages.archive)).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.evaluate(() => document.querySelector('[id^=probe]')?.remove())
    expect(await audit(page)).toEqual([])
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    expect(await audit(page, { runOnly: { type: 'rule', values: colorRules } })).toEqual([])
  })
})

for (const texts of farrowLocales) {
  test.describe(`Assistive technology finds, in "${texts.base || 'the default locale'}",`, () => {
    test('landmarks with different names', async ({ page, reader }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      // A landing page has no breadcrumbs.
      await reader.use(`${texts.base}docs/guide/http-server`)
      for (const name of [texts.main, texts.sidebar, texts.breadcrumbs, texts.contents, texts.pager, texts.footer]) {
        await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1)
      }
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      const current = page.getByRole('navigation', { name: texts.sidebar, exact: true }).locator('[aria-current=page]')
      await expect(current).toHaveCount(1)
    })

    test('an alert with a Retry button when a page could not be loaded', async ({ page, reader, noise }) => {
      noise.allow(failedRequest)
      await page.route(dataOf(texts.base + farrowPages.archive), (route) => route.fulfill({ status: 500 }))
      await reader.use(texts.base + farrowPages.guide)
      await (await reader.addLink(texts.base + farrowPages.archive)).click()
      await expect(page.getByRole('alert')).toContainText('500')
      await expect(page.getByRole('alert').getByRole('button', { name: texts.retry, exact: true })).toBeVisible()
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    })

    test('a progress bar while a page takes long, and then its title, announced once', async ({ page, reader }) => {
      await page.route(dataOf(texts.base + farrowPages.archive), async (route) => {
        await sleep(3000)
        await route.continue()
      })
      await reader.use(texts.base + farrowPages.guide)
      await page.locator('.announcer').evaluate((element) => {
        const said: string[] = []
        new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
          childList: true,
          characterData: true,
          subtree: true,
        })
        Object.assign(window, { said })
      })
      await (await reader.addLink(texts.base + farrowPages.archive)).click()
      await expect(page.getByRole('progressbar', { name: texts.loading })).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([await page.title()])
    })
  })
}

test('The spinner is a status with a name', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  await reader.use(farrowPages.guide)
  await page.route(scripts, (route) => route.abort())
  await (await reader.addLink(farrowPages.archive)).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(scripts)
  await page.route(scripts, async (route) => {
    await sleep(1500)
    await route.continue()
  })
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.locator('main').getByRole('status')).toHaveText('Loading…')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive')
})
