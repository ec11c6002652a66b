import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { checkProgram } from '../../site/playground/exercises/check-program.ts'
import type { Exercise } from '../../site/playground/exercises/exercise.ts'
import { audit } from './audit.ts'
import { expect, test } from './fixture.ts'
import { hold } from './hold.ts'
import { openRunner } from './runner-page.ts'
import { saveData } from './save-data.ts'

const folder = join(import.meta.dirname, '../../site/exercises')
const namesIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const programOf = (id: string, name: string): string => readFileSync(join(folder, id, name, 'src/index.ts'), 'utf8')

test('The programs of all exercises give the same results in the page as in Node.js', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const runner = await openRunner(page, baseURL ?? '')
  for (const id of namesIn(folder)) {
    const { checks } = ((await import(join(folder, id, 'exercise.ts'))) as { default: Exercise }).default
    const mistakes = JSON.parse(readFileSync(join(folder, id, 'mistakes.json'), 'utf8')) as Record<string, string[]>
    const missingIn = async (name: string): Promise<string[]> => {
      await runner.run(programOf(id, name))
      return (await checkProgram(checks, runner.request)).flatMap(({ passed, check }) => (passed ? [] : [check.missing.en]))
    }
    const right = namesIn(join(folder, id)).filter((name) => name === 'answer' || name.startsWith('other-'))
    for (const name of right) expect(await missingIn(name), `${id}/${name}`).toEqual([])
    expect(await missingIn('start'), id).not.toEqual([])
    for (const [name, missing] of Object.entries(mistakes)) expect(await missingIn(name), `${id}/${name}`).toEqual(missing)
  }
})

const languages = [
  {
    locale: '',
    label: 'Exercise',
    start: 'Start',
    check: 'Check',
    reset: 'Reset',
    open: 'Open in the playground',
    some: '0 of 2 requests got the expected response',
    missing: 'The word seven is not an integer',
    all: 'Solved.',
    mark: /exercise solved/,
    answer: 'Answer',
    ended: 'The program ended before it could respond. Its output, below, says why.',
  },
  {
    locale: 'zh-cn/',
    label: '练习',
    start: '开始',
    check: '检查',
    reset: '还原',
    open: '在演练场中打开',
    some: '共 2 个请求，其中 0 个得到了预期的响应',
    missing: 'seven 不是整数',
    all: '练习完成',
    mark: /练习已完成/,
    answer: '答案',
    ended: '程序在返回响应之前就结束了，原因见下面的程序输出。',
  },
] as const

type Opened = { readonly exercise: Locator; readonly editor: Locator; readonly results: Locator }

/** Replaces a part of the program that readers begin with, by the keyboard, which is in the editor, as a reader who saves data. */
async function replace(page: Page, part: string, text: string): Promise<void> {
  await saveData(page)
  const lines = programOf('number-in-url', 'start').split('\n')
  const row = lines.findIndex((line) => line.includes(part))
  const press = async (key: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key)
  }
  await page.keyboard.press('Control+Home')
  await press('ArrowDown', row)
  await press('ArrowRight', lines[row]?.indexOf(part) ?? 0)
  await press('Shift+ArrowRight', part.length)
  await page.keyboard.insertText(text)
}

for (const { locale, label, start, check, reset, open, some, missing, all, mark, answer, ended } of languages) {
  const path = `${locale}docs/tutorial/why`

  /** Opens the page, and starts its exercise with the keyboard. */
  async function startExercise(page: Page, base: string | undefined): Promise<Opened> {
    await page.goto(new URL(path, base).href)
    const exercise = page.getByRole('region', { name: label, exact: true })
    await exercise.getByRole('button', { name: start, exact: true }).press('Enter')
    const editor = exercise.getByRole('textbox')
    await expect(exercise.locator('.cm-content')).toBeVisible()
    return { exercise, editor, results: exercise.locator('.bench > [aria-live]') }
  }

  test(`${label}: it is solved with the keyboard alone, and the next visit knows @built`, async ({ page, baseURL }) => {
    const { exercise, results } = await startExercise(page, baseURL)
    await expect(exercise.locator('.bench')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+Enter')
    await expect(results).toContainText(some)
    await expect(results.getByText(missing)).toBeInViewport()
    await replace(page, 'params.id', 'Number(params.id)')
    await page.keyboard.press('Control+Enter')
    await expect(results.locator('[data-passed=false]')).toHaveCount(1)
    await expect(results).toContainText(missing)
    await replace(page, 'string', 'int')
    await page.keyboard.press('Control+Enter')
    await expect(results).toContainText(all)

    const link = page.getByRole('link', { name: mark })
    await expect(link).toHaveAttribute('href', new URL(path, baseURL).pathname)
    const again = await startExercise(page, baseURL)
    await expect(link).toBeVisible()
    await expect(again.editor).toContainText('<id:int>')
    await again.exercise.getByRole('button', { name: reset }).press('Enter')
    await expect(again.editor).toContainText('<id:string>')
    await expect(again.exercise.getByRole('button', { name: reset })).toBeDisabled()
    await expect(again.exercise.getByRole('button', { name: reset })).toBeFocused()
    await expect(link).toBeVisible()
  })

  test(`${label}: of a program that has ended, the error is shown once @built`, async ({ page, baseURL }) => {
    const { exercise, editor, results } = await startExercise(page, baseURL)
    await editor.click()
    await replace(page, 'import', 'foo()\nimport')
    await exercise.getByRole('button', { name: check, exact: true }).click()
    await expect(results.locator('.verdict')).toHaveText(ended)
    await expect(results.locator('li')).toHaveCount(0)
    await expect(exercise.locator('.lines [data-level=error]')).toContainText('foo is not defined')
    await expect(exercise.locator('.lines [data-level=error]')).toBeInViewport()
  })

  test(`${label}: the playground opens with the reader's program @built`, async ({ page, baseURL }) => {
    const { exercise, editor } = await startExercise(page, baseURL)
    await editor.click()
    await replace(page, 'params.id', 'Number(params.id)')
    await exercise.getByRole('link', { name: open }).click()
    await expect(page).toHaveURL(/\/playground#code=/)
    await expect(page.locator('.playground .cm-content')).toContainText('Number(params.id)')
  })

  test.describe(label, () => {
    test.use({ bypassCSP: true, reducedMotion: 'reduce' })

    test('axe finds no violation in an exercise that was checked, light and dark @built', async ({ page, baseURL }) => {
      const { exercise, results } = await startExercise(page, baseURL)
      await exercise.getByRole('button', { name: check, exact: true }).click()
      await expect(results).toContainText(some)
      for (const theme of ['light', 'dark']) {
        await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme)
        expect(await audit(page, { root: '.exercise' })).toEqual([])
      }
    })
  })

  test(`${label}: task, program, hint and answer can be read without script @built`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(new URL(path, baseURL).href)
    const exercise = page.getByRole('region', { name: label, exact: true })
    await expect(exercise.getByText("'/books/<id:string>'")).toBeVisible()
    await page.getByText(answer, { exact: true }).click()
    await expect(page.locator('details').getByText("'/books/<id:int>'")).toBeVisible()
    await expect(exercise.getByRole('button', { name: start })).toBeHidden()
    await page.close()
  })
}

test('Nothing is loaded for an exercise before it is started @built', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const loaded = (): string[] => asked.filter((path) => /ExerciseBench|editor|runner|runtime-|mark-solved|frame/.test(path))
  await page.goto(new URL('docs/tutorial/why', baseURL).href)
  const button = page.getByRole('button', { name: 'Start', exact: true })
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  await page.waitForLoadState('networkidle')
  expect(loaded()).toEqual([])
  await button.click()
  await expect(page.locator('.exercise .cm-content')).toBeVisible()
  expect(loaded().join()).toMatch(/ExerciseBench/)
  expect(loaded().join()).not.toMatch(/frame/)
})

test('At 360 px, a page with components is one request, nothing moves when their code comes, and long results stay within it @built', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  for (const path of ['guide/http-server', 'guide/error-handling', 'guide/schema/validation-type']) {
    asked.length = 0
    await page.goto(new URL(`docs/${path}`, baseURL).href, { waitUntil: 'networkidle' })
    expect(asked.filter((url) => url.startsWith('http') && !url.endsWith('favicon.svg'))).toHaveLength(1)
    const heightsOf = (selector: string): Promise<number[]> =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    const exercises = await heightsOf('.exercise')
    const [panel] = await heightsOf('.inline-panel')
    const components = await page.locator('[data-island] > section').all()
    for (const component of components) {
      await component.getByRole('button').first().hover()
      await expect(component.locator(':scope > svg')).toHaveCount(0)
    }
    expect(await heightsOf('.exercise')).toEqual(exercises)
    // The fields of a panel have other heights in each browser.
    const [grown] = await heightsOf('.inline-panel')
    if (panel !== undefined && grown !== undefined) expect(Math.abs(grown - panel)).toBeLessThan(30)
    for (const exercise of await page.getByRole('region', { name: 'Exercise', exact: true }).all()) {
      await exercise.getByRole('button', { name: 'Start', exact: true }).click()
      // Its task is in the window, and the editor has the height of the code, unless that is very long.
      await expect(exercise.locator('.is-open p').first()).toBeInViewport({ ratio: 0.95 })
      const code = exercise.locator('.cm-scroller')
      await expect(code).toBeVisible()
      const { hidden, height } = await code.evaluate((box) => ({ hidden: box.scrollHeight - box.clientHeight, height: box.clientHeight }))
      expect(hidden === 0 || height > 780, `${path}: ${hidden} of ${height} px`).toBe(true)
      // Its ground ends where the round border does.
      const pane = exercise.locator('.code-pane')
      await pane.evaluate((box) => box.scrollIntoView({ block: 'end' }))
      const isCovered = await pane.evaluate((box) => {
        const { left, bottom } = box.getBoundingClientRect()
        return box.contains(document.elementFromPoint(left + 1.5, bottom - 1.5))
      })
      expect(isCovered).toBe(false)
      await exercise.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(exercise.locator('.checks [data-passed=false]').first()).toBeVisible()
      expect(await exercise.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

test('A mistake of syntax is shown with its line, and no request gets a response @built', async ({ page, baseURL }) => {
  await page.goto(new URL('docs/tutorial/why', baseURL).href)
  const exercise = page.getByRole('region', { name: 'Exercise', exact: true })
  await exercise.getByRole('button', { name: 'Start', exact: true }).click()
  await exercise.locator('.cm-content').click()
  await replace(page, 'Http()', 'Http(')
  await exercise.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(exercise.locator('.verdict')).toHaveText(languages[0].ended)
  await expect(exercise.locator('.lines [data-level=error]')).toContainText('SyntaxError')
})

test('A form of a component that is submitted before its code is there loads nothing, and a click is answered later @built', async ({
  page,
  reader,
}) => {
  const release = await hold(page, /\/Pattern-[^/]*\.js$/)
  await reader.use('docs/guide/http-server')
  const form = page.locator('[data-island=pattern] form')
  await form.getByLabel('URL', { exact: true }).press('Enter')
  await form.getByRole('button', { name: 'Match', exact: true }).click()
  await expect(form.getByRole('button', { name: 'Match', exact: true })).toBeVisible()
  release()
  await expect(page.locator('[data-island=pattern][data-hydrated]')).toBeVisible()
  expect(await reader.isSameDocument()).toBe(true)
  await expect(page).toHaveURL(reader.url('docs/guide/http-server'))
})
