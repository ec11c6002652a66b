import { encodeProgram } from '../../site/playground/hash.ts'
import { expect, test } from './fixture.ts'
import { hold } from './hold.ts'
import { button, editorOf, languages, server, tab, write } from './playground-page.ts'
import { alwaysSaveData } from './save-data.ts'

test('A reset can be undone, with all files', async ({ page, reader }) => {
  await reader.use('playground')
  await button(page, 'New file').click()
  await page.keyboard.type('notes.ts')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('export const mine = 1')
  await button(page, 'Reset').click()
  await expect(tab(page, 'src/notes.ts')).toHaveCount(0)
  await expect(button(page, 'Undo')).toBeFocused()
  await button(page, 'Undo').click()
  await tab(page, 'src/notes.ts').click()
  await expect(editorOf(page)).toContainText('export const mine = 1')
  // It is kept, too, and an edit after a reset ends the offer.
  await page.reload()
  await reader.wake()
  await expect(tab(page, 'src/notes.ts')).toBeVisible()
  await button(page, 'Reset').click()
  await editorOf(page).focus()
  await page.keyboard.type('// ')
  await expect(button(page, 'Undo')).toHaveCount(0)
  await expect(button(page, 'Reset')).toBeEnabled()
})

test('What was written is shown after a reload before the reader does anything', async ({ page, reader }) => {
  await reader.use('playground')
  await write(page, server('Mine'))
  const release = await hold(page, /\/editor-[^/]*\.js$/)
  await page.reload()
  const still = page.locator('.bench .split')
  expect(await still.evaluate((block) => getComputedStyle(block).visibility)).toBe('visible')
  await expect(still).toContainText("Response.text('Mine')")
  release()
  await expect(editorOf(page)).toContainText("Response.text('Mine')")
})

test('A program that an address names is not preceded by another one, however late the runtime is @built', async ({ page, reader }) => {
  for (const hash of [
    '#sample=http-basics/src/notes&lines=3-5',
    (await encodeProgram({ entry: 'a.ts', files: [{ path: 'a.ts', text: 'one' }] })) ?? '',
  ]) {
    const release = await hold(page, /\/assets\/[^/]*\.js$/)
    await page.goto('about:blank')
    await page.goto(reader.url(`playground${hash}`), { waitUntil: 'commit' })
    const still = page.locator('.playground > .split')
    await expect(still.locator('pre').first()).toBeHidden()
    await expect(page.locator('.playground > .actions')).toBeHidden()
    release()
    await expect(editorOf(page)).toBeVisible()
  }
})

test('A whole path that is typed behind the folder in the field of a new file is that path', async ({ page, reader }) => {
  await reader.use('playground')
  await button(page, 'New file').click()
  await expect(page.getByRole('textbox', { name: 'Path of the file' })).toHaveValue('src/')
  await page.keyboard.press('End')
  await page.keyboard.type('src/notes.ts')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'src/notes.ts')).toHaveText('src/notes.ts')
})

test('The panel for the export closes when the reader presses elsewhere, and Escape leads back to its button', async ({ page, reader }) => {
  await reader.use('playground')
  const panel = page.locator('.project')
  await button(page, 'Export').click()
  await expect(panel).toBeVisible()
  await editorOf(page).click()
  await expect(panel).toHaveCount(0)
  await button(page, 'Export').click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button(page, 'Export')).toBeFocused()
})

for (const texts of languages) {
  test.describe(`The playground in ${texts.path === 'playground' ? 'English' : 'Chinese'}`, () => {
    test.setTimeout(60_000)
    test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1280, height: 900 } })

    test('is edited before it is there, and shared', async ({ page, reader }) => {
      await alwaysSaveData(page)
      await test.step('goes on where the reader has clicked before the editor was there', async () => {
        await reader.open(texts.path)
        await page.locator('.playground pre .l').filter({ hasText: 'notes.push(note)' }).click()
        await expect(editorOf(page)).toBeFocused()
        // The reader has scrolled to that line.
        await expect(page.locator('.cm-activeLine')).toHaveText('  notes.push(note)')
        await expect(page.locator('.cm-activeLine')).toBeInViewport()
        await page.keyboard.press('End')
        await page.keyboard.type(' // mine')
        await expect(editorOf(page)).toContainText('notes.push(note) // mine')
      })
      await test.step('shares a program by an address, and leaves the page as it is', async () => {
        await write(page, server('Shared'))
        const before = page.url()
        const example = page.locator('.bench .examples')
        const name = await example.inputValue()
        await button(page, texts.share).click()
        await expect(page.locator('.bench .message')).toContainText(texts.shared)
        expect(page.url()).toBe(before)
        // As in the code of pages, a name with a capital has a color.
        await expect(page.locator('.cm-capital', { hasText: 'Response' }).first()).toBeVisible()
        expect(await example.inputValue()).toBe(name)
        await expect(button(page, texts.reset)).toBeEnabled()
        const address = await page.evaluate(() => navigator.clipboard.readText())
        expect(address).toContain('#code=')
        const other = await page.context().newPage()
        // Whoever opens such an address wants to see that program, and no other one until something is moved or pressed.
        await other.goto(address)
        await expect(editorOf(other)).toContainText("Response.text('Shared')")
        await other.close()
      })
    })

    test('keeps what was written over a reload and in the other language, and resets it', async ({ page, reader }) => {
      await reader.use(texts.path)
      await write(page, `${server('Kept')}\nconst port: string = 1`)
      await page.reload()
      await reader.wake()
      await expect(editorOf(page)).toContainText("Response.text('Kept')")
      // Its errors are shown before another edit.
      await expect(page.locator('.cm-first-error')).toContainText("'number'", { timeout: 20_000 })
      await button(page, texts.reset).click()
      await expect(editorOf(page)).toContainText('class NewNote')
    })

    test('runs what was typed just now, and keeps it when the page is left at once', async ({ page, reader }) => {
      await alwaysSaveData(page)
      await reader.use(texts.path)
      await write(page, server('Old'))
      await page.waitForTimeout(400)
      // In the moment after the key, before the reader pauses.
      const typeAnd = async (letter: string, action: string): Promise<void> => {
        await editorOf(page).evaluate(
          (field, [text, selector]) => {
            field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: text, bubbles: true, cancelable: true }))
            if (selector === 'reload') location.reload()
            else document.querySelector<HTMLElement>(selector)?.click()
          },
          [letter, action] as const,
        )
      }
      await editorOf(page).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await typeAnd("console.log('Typed')", '.first-row .main')
      await expect(page.locator('.lines')).toContainText('Typed')
      await expect(page.locator('.result-pane')).not.toContainText(texts.stale)
      await page.keyboard.press('ControlOrMeta+a')
      await Promise.all([page.waitForEvent('load'), typeAnd("console.log('Left')", 'reload')])
      await reader.wake()
      await expect(editorOf(page)).toContainText("console.log('Left')")
      await button(page, texts.run).click()
      await expect(page.locator('.lines')).toContainText('Left')
    })

    test('gets, renames and loses files by keyboard, which are run, checked, kept, shared and reset with it', async ({ page, reader }) => {
      await reader.use(texts.path)
      await expect(editorOf(page)).toBeVisible()
      // Without the number of errors.
      const files = (): Promise<string[]> =>
        page
          .locator('.code-pane [role=tab]')
          .evaluateAll((tabs) => tabs.map(({ firstChild }) => `${firstChild?.textContent}${firstChild?.nextSibling?.textContent}`))
      const bar = page.locator('.code-pane .tab-bar')
      const press = async (name: string, path: string): Promise<void> => {
        await button(page, name).focus()
        await page.keyboard.press('Enter')
        await expect(bar.getByRole('textbox')).toBeFocused()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(path)
        await page.keyboard.press('Enter')
      }
      await expect(button(page, texts.rename)).toHaveCount(0)
      for (const [path, problem] of [
        ['../other.ts', texts.outside],
        ['src/other.js', texts.ending],
        ['src/Index.ts', texts.taken],
      ] as const) {
        await press(texts.newFile, path)
        await expect(bar.getByRole('alert')).toContainText(problem)
        await expect(bar.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(problem))
        await page.keyboard.press('Escape')
        await expect(button(page, texts.newFile)).toBeFocused()
      }
      expect(await files()).toEqual(['src/index.ts'])

      await press(texts.newFile, 'src/other.ts')
      await expect(editorOf(page)).toBeFocused()
      await page.keyboard.type("import data from './data.json'\nexport const name: string = data.name")
      await press(texts.newFile, 'src/data.json')
      await expect(editorOf(page)).toHaveText('{}')
      await write(page, '{ "name": "Farrow" }')
      await tab(page, 'src/index.ts').click()
      await write(page, "import { name } from './name'\nconsole.log('Hello', name)")
      await expect(page.locator('.cm-lintRange-error')).toHaveText("'./name'", { timeout: 30_000 })
      // The tab counts it before a run does, also while another file is shown.
      await tab(page, 'src/other.ts').click()
      await expect(tab(page, 'src/index.ts')).toHaveAccessibleName(`src/index.ts${texts.oneError}`)
      await button(page, texts.run).click()
      await expect(page.locator('.lines')).toContainText("The program has no file for './name'. Its files are src/index.ts")

      // A renamed file keeps its history.
      await tab(page, 'src/other.ts').click()
      await press(texts.rename, 'src/name.ts')
      expect(await files()).toEqual(['src/index.ts', 'src/name.ts', 'src/data.json'])
      await expect(editorOf(page)).toHaveAttribute('aria-label', /src\/name\.ts/)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(editorOf(page)).not.toContainText('data.name')
      await page.keyboard.press('ControlOrMeta+y')
      await expect(editorOf(page)).toContainText('data.name')
      await tab(page, 'src/index.ts').click()
      await expect(page.locator('.cm-lintRange-error')).toHaveCount(0)
      await button(page, texts.run).click()
      await expect(page.locator('.lines')).toContainText('Hello Farrow')
      await expect(tab(page, 'src/index.ts')).toHaveAccessibleName('src/index.ts')

      // Imports follow a file that they know.
      for (const name of ['names', 'name']) {
        await tab(page, /src\/name/).click()
        await press(texts.rename, `src/${name}.ts`)
        await tab(page, 'src/index.ts').click()
        await expect(editorOf(page)).toContainText(`from './${name}'`)
      }

      await page.reload()
      await reader.wake()
      await expect(editorOf(page)).toContainText('Hello')
      expect(await files()).toEqual(['src/index.ts', 'src/name.ts', 'src/data.json'])
      const expectShown = async (path: string): Promise<void> => {
        await expect(tab(page, path)).toHaveAttribute('aria-selected', 'true')
        await expect(editorOf(page)).toHaveAttribute('aria-label', new RegExp(path))
      }
      await tab(page, 'src/name.ts').click()
      await button(page, texts.share).click()
      await expect(page.locator('.bench .message')).toContainText(texts.shared)
      await expectShown('src/name.ts')
      await page.reload()
      await reader.wake()
      expect(await files()).toEqual(['src/index.ts', 'src/name.ts', 'src/data.json'])
      await button(page, texts.run).click()
      await expect(page.locator('.lines')).toContainText('Hello Farrow')

      await tab(page, 'src/name.ts').click()
      await button(page, texts.remove).click()
      await button(page, texts.cancel).click()
      expect(await files()).toHaveLength(3)
      await button(page, texts.remove).click()
      await expect(bar.locator('form').getByRole('button').first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('.bench .message')).toContainText(texts.removed)
      expect(await files()).toEqual(['src/index.ts', 'src/data.json'])
      await expect(button(page, texts.newFile)).toBeFocused()
      await tab(page, 'src/data.json').click()
      await button(page, texts.reset).click()
      expect(await files()).toEqual(['src/index.ts'])
      await expectShown('src/index.ts')
    })

    test('goes from example to example and back, and keeps the example when the language changes', async ({ page, reader }) => {
      await reader.use(texts.path)
      const examples = page.locator('.examples')
      await examples.selectOption({ label: texts.hello })
      await expect(editorOf(page)).toContainText('Hello from Farrow')
      await examples.selectOption({ label: texts.errors })
      await expect(editorOf(page)).toContainText('This is too much')
      await page.goBack()
      await expect(editorOf(page)).toContainText('Hello from Farrow')
      await expect(examples).toHaveValue('hello')
      await page.locator('header summary').last().click()
      await page.locator('header').getByRole('link', { name: texts.other }).click()
      await expect(page).toHaveURL(/#sample=hello$/)
      await expect(editorOf(page)).toContainText('Hello from Farrow')
    })

    test('says that an address is damaged, and shows an example instead', async ({ page, reader }) => {
      await reader.use(`${texts.path}#code=eNpLyk`)
      await expect(page.getByRole('alert')).toContainText(texts.damaged)
      await expect(editorOf(page)).toContainText('class NewNote')
    })
  })
}
