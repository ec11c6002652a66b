import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sidebars } from '../sidebars.ts'
import { readPage, toPage } from '../tools/content/list-pages.ts'
import type { Page } from '../tools/content/page.ts'
import { createReader, type TutorialReader } from '../tools/samples/tutorial/create-reader.ts'
import { readSteps } from '../tools/samples/tutorial/read-steps.ts'
import { siteFolder } from '../tools/site-folders.ts'

const files = sidebars.tutorial?.items.map((id) => `docs/${id === 'tutorial' ? 'tutorial/index' : id}.md`) ?? []
const lineOf = (page: Page): string => `line-${page.facts['line']}`

/** The program that a page leads to: the one folder of a sample that it takes its files from. */
function stateAfter(page: Page): Record<string, string> {
  const folders = new Set(page.text.match(/samples\/line-[\d.]+\/tutorial-[\w-]+\/project\//g))
  expect([...folders]).toEqual([expect.stringContaining(`samples/${lineOf(page)}/`)])
  const folder = `${siteFolder}/${[...folders][0]}`
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  return Object.fromEntries(paths.sort().map((path) => [path.slice(folder.length).replace(/^\//, ''), readFileSync(path, 'utf8')]))
}

describe('a reader who follows the tutorial from an empty folder', () => {
  let reader: TutorialReader
  beforeAll(async () => {
    reader = await createReader()
  })
  afterAll(() => reader.leave())

  it.each(files)('%s: does what it says, sees what it shows, and has the program of its sample', async (file) => {
    const page = readPage('en', file)
    await reader.follow(readSteps(page), lineOf(page))
    expect(reader.program()).toEqual(stateAfter(page))
  })
})

describe('the Chinese tutorial', () => {
  it.each(files)('%s has the same steps', (file) => {
    const steps = (['en', 'zh-cn'] as const).map((locale) => readSteps(readPage(locale, file)).map((step) => ({ ...step, line: 0 })))
    expect(steps[1]).toEqual(steps[0])
  })
})

describe('a first page with a mistake', () => {
  const [first = ''] = files
  const { text } = readPage('en', first)
  const mistakes = [
    { name: 'a command is missing', from: /mkdir -p.*\n +/, to: '', error: /ENOENT/ },
    { name: 'a file is missing', from: /3\. Write `tsconfig[\s\S]*?(?=4\.)/, to: '', error: /, list: / },
    {
      name: 'a step does not name the file it writes',
      from: '5. Write the program from above to `src/index.ts`.',
      to: '',
      error: /no step/,
    },
    { name: 'two steps are swapped', from: /(2\. [\s\S]*?)(6\. [\s\S]*?)(?=:::)/, to: '$2$1', error: /run: ENOENT.*package\.json/ },
    {
      name: 'versions are those of another line',
      from: /line-2\.3\/tutorial-start(?=.*package)/,
      to: 'line-1.12/tutorial-rpc-server',
      error: /not 1\.12/,
    },
    { name: 'an answer is wrong', from: 'start/dev.out.txt', to: 'why/answers.out.txt', error: /The page shows[\s\S]*It is/ },
    { name: 'the server is not stopped', from: '<kbd>Ctrl</kbd>+<kbd>C</kbd>', to: 'a key', error: /runs already/ },
  ]

  it.each(mistakes)('is found out: $name', async ({ from, to, error }) => {
    const broken = text.replace(from, to)
    expect(broken).not.toBe(text)
    const page = toPage({ locale: 'en', file: first }, broken)
    const reader = await createReader()
    const followed = (async () => reader.follow(readSteps(page), lineOf(page)))()
    await expect(followed.finally(() => reader.leave())).rejects.toThrow(error)
  })
})
