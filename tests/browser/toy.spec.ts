import type { Locator, Page } from '@playwright/test'
import { expect, failedRequest, test } from './fixture.ts'

const menu = (page: Page, name: string): Locator => page.getByRole('navigation', { name })
const link = (page: Page, name: string): Locator => page.getByRole('main').getByRole('link', { name, exact: true })

test.describe('The versions of the docs', () => {
  test('each have their own pages and sidebar, and the menu leads to the same page', async ({ page, reader }) => {
    await reader.use('docs/a')
    await expect(menu(page, 'Version').getByRole('link')).toHaveText(['Next', '1.0'])
    await expect(menu(page, 'Version').locator('[aria-current]')).toHaveText('Next')
    await expect(menu(page, 'Rundgang').getByRole('link')).toHaveText(['Anfang', 'Beispiel', 'Schluss'])
    await menu(page, 'Version').getByRole('link', { name: '1.0' }).click()
    await expect(page).toHaveURL(reader.url('docs/1.0/a'))
    await expect(reader.heading).toHaveText('Anfang 1.0')
    await expect(menu(page, 'Version').locator('[aria-current]')).toHaveText('1.0')
    await expect(menu(page, 'Rundgang').getByRole('link')).toHaveText(['Anfang 1.0', 'Beispiel 1.0'])
    await page.locator('[data-article]').getByRole('link', { name: 'B' }).click()
    await expect(page).toHaveURL(reader.url('docs/1.0/b'))
    await menu(page, 'Version').getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(reader.url('docs/b'))
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('lead to the main page if a version does not have the page', async ({ page, reader }) => {
    await reader.use('docs/c')
    await menu(page, 'Version').getByRole('link', { name: '1.0' }).click()
    await expect(page).toHaveURL(reader.url('docs/1.0/a'))
  })
})

test('Headings with the names of parts of the page do no harm, because the runtime finds its own elements', async ({ page, reader }) => {
  await reader.use('docs/extra/german-only')
  await expect(page.locator('[data-article] h2')).toHaveText(['Allein', 'Pagewright', 'Main', 'Root', 'Menu'])
  await link(page, 'Anfang').click()
  await expect(page).toHaveURL(reader.url('docs/a'))
  expect(await reader.isSameDocument()).toBe(true)
})

test.describe('The locales', () => {
  test('show each page in their own language, and the menu keeps the place', async ({ page, reader }) => {
    await reader.use('docs/b#two')
    await menu(page, 'Sprache').getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(reader.url('fr/docs/b#two'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(reader.heading).toHaveText('Exemple')
    await expect(page).toHaveTitle('Exemple | Toy')
    await expect(menu(page, 'Menu principal').getByRole('link')).toHaveText(['Toy', 'Docs', 'Blog', 'À propos'])
    await menu(page, 'Langue').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(reader.url('docs/b#two'))
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('show the text of the default locale where they have no text, and say so', async ({ page, reader }) => {
    await reader.use('fr/docs/extra')
    await page.getByRole('link', { name: 'une page en allemand' }).click()
    await expect(page).toHaveURL(reader.url('fr/docs/extra/german-only'))
    for (let round = 0; round < 2; round++) {
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page.locator('[data-article]')).toHaveAttribute('lang', 'de')
      await expect(page.locator('[data-article]')).toContainText('nur auf Deutsch')
      await expect(page.getByRole('note')).toHaveText('Cette page n’est pas traduite.')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:\/\/toy\.example\/(x\/)?docs\/extra\/german-only$/)
      await expect(page.locator('link[hreflang=fr]')).toHaveCount(0)
      await page.reload()
    }
    await page.locator('[data-article]').getByRole('link', { name: 'Anfang' }).click()
    await expect(page).toHaveURL(reader.url('fr/docs/a'))
    await expect(page.getByRole('note')).toHaveCount(0)
  })

  test('may each have their own version of a picture', async ({ page, reader }) => {
    const image = page.locator('[data-article] img')
    for (const [path, alt] of [
      ['docs/b', 'Ein Punkt'],
      ['fr/docs/b', 'Un carré'],
    ] as const) {
      await reader.open(path)
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveAttribute('alt', alt)
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(120)
      await expect(image).toHaveJSProperty('width', 120)
      await expect(page.getByRole('figure').filter({ has: page.locator('img') })).toContainText(alt.split(' ')[1] ?? '')
    }
  })
})

test.describe('The blog', () => {
  test('shows ten posts a page, the newest first', async ({ page, reader }) => {
    const posts = page.getByRole('main').getByRole('heading', { level: 2 })
    await reader.use('blog')
    await expect(posts).toHaveCount(10)
    await expect(posts.first()).toHaveText('Post')
    await link(page, 'Ältere Beiträge').click()
    await expect(page).toHaveURL(reader.url('blog/page/2'))
    await expect(posts).toHaveText(['Februar', 'Januar'])
    await expect(reader.heading).toHaveText('Seite 2')
    await expect(link(page, 'Ältere Beiträge')).toHaveCount(0)
    await link(page, 'Neuere Beiträge').click()
    await expect(page).toHaveURL(reader.url('blog'))
    await expect(link(page, 'Neuere Beiträge')).toHaveCount(0)
    expect(await reader.isSameDocument()).toBe(true)
  })

  test('shortens a post, and the link to the rest names the post', async ({ page, reader }) => {
    await reader.use('blog')
    await expect(page.getByText('Der Anfang des Beitrags.')).toBeVisible()
    await expect(page.getByText('Der Rest')).toHaveCount(0)
    await expect(link(page, 'Weiterlesen: November')).toHaveCount(0)
    await link(page, 'Weiterlesen: Post').click()
    await expect(page).toHaveURL(reader.url('blog/p'))
    await expect(page.getByText('Der Rest')).toBeVisible()
    await expect(page.getByRole('time')).toHaveAttribute('datetime', '2025-01-01')
    await link(page, 'November →').click()
    await expect(reader.heading).toHaveText('November')
    await expect(link(page, '← Post')).toBeVisible()
  })

  test('has an index of tags with counts, and a page for each tag', async ({ page, reader }) => {
    await reader.use('blog/tags')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['M', 'N'])
    await expect(page.getByText('(11)')).toHaveText('Monate (11)')
    await link(page, 'Monate').click()
    await expect(page).toHaveURL(reader.url('blog/tags/months'))
    await expect(reader.heading).toHaveText('Beiträge zu „Monate“')
    await link(page, 'Ältere Beiträge').click()
    await expect(page).toHaveURL(reader.url('blog/tags/months/page/2'))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Januar'])
    await link(page, 'Schlagwörter des Blogs').click()
    await expect(page).toHaveURL(reader.url('blog/tags'))
  })

  test('has an archive by year, the newest first', async ({ page, reader }) => {
    await reader.use('blog/p')
    await link(page, 'Archiv').click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['2025', '2024'])
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(12)
    await link(page, 'Mai').click()
    await expect(page).toHaveURL(reader.url('blog/mai'))
  })

  test('shows its latest post on the home page', async ({ page, reader }) => {
    await reader.use('fr/')
    await page.getByRole('complementary', { name: 'Dernier article' }).getByRole('link').click()
    await expect(page).toHaveURL(reader.url('fr/blog/p'))
    await expect(reader.heading).toHaveText('Billet')
  })
})

test('The docs have an index of tags, and a page for each tag', async ({ page, reader }) => {
  await reader.use('docs/b')
  await link(page, 'Code').click()
  await expect(page).toHaveURL(reader.url('docs/tags/code'))
  await expect(page.getByRole('main').getByRole('paragraph')).toHaveCount(3)
  await expect(page.getByRole('main')).toContainText('Beispiel Ein Bild und ein Beispiel.')
  await link(page, 'Schlagwörter').click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['C', 'T'])
  await link(page, 'Text').click()
  await expect(page).toHaveURL(reader.url('docs/tags/text'))
})

test('A sample is shown as it is in its file, and its button works', async ({ page, reader }) => {
  await reader.open('docs/b')
  const code = page.getByRole('figure').filter({ hasText: 'hello.ts' }).locator('pre')
  await expect(code).toContainText('return `Hallo')
  await expect(code).not.toContainText(/region|console/)
  const button = page.getByRole('button', { name: 'Kopieren' }).first()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('The old address of a page that has moved leads to the new one', async ({ page, reader }) => {
  await page.goto(reader.url('docs/old'))
  await expect(page).toHaveURL(reader.url('docs/a'))
  await page.goto(reader.url('de/docs/a'))
  await expect(page).toHaveURL(reader.url('docs/a'))
})

test('An unknown path has status 404 and a page in the language of its locale', async ({ page, reader, noise }) => {
  noise.allow(failedRequest)
  for (const [path, title, lang] of [
    ['nowhere', 'Seite nicht gefunden', 'de'],
    ['fr/docs/nowhere', 'Page introuvable', 'fr'],
  ] as const) {
    expect((await page.goto(reader.url(path)))?.status()).toBe(404)
    await expect(reader.heading).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
})

test('Links lead through all types of pages, and Back leads through them again, without loading a document', async ({ page, reader }) => {
  await reader.use('')
  const kinds = {
    'docs/a': 'Anfang',
    about: 'Über uns',
    'blog/tags': 'Schlagwörter des Blogs',
    blog: 'Blog',
    'docs/tags/text': 'Seiten zu „Text“',
    'blog/archive': 'Archiv',
    'blog/p': 'Post',
    'docs/tags': 'Schlagwörter',
    '': 'Willkommen',
  }
  for (const [path, heading] of Object.entries(kinds)) {
    await (await reader.addLink(path)).click()
    await expect(reader.heading).toHaveText(heading)
  }
  for (const heading of Object.values(kinds).toReversed().slice(1)) {
    await page.goBack()
    await expect(reader.heading).toHaveText(heading)
  }
  expect(await reader.isSameDocument()).toBe(true)
})
