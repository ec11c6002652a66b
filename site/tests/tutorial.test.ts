import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { skipTest } from '../../tests/skip-test.ts'
import { sidebars } from '../sidebars.ts'
import { listCurrent } from '../tools/content/list-current.ts'
import { readPage, toPage } from '../tools/content/list-pages.ts'
import type { Page } from '../tools/content/page.ts'
import { missingPackages } from '../tools/samples/list-topics.ts'
import { createReader, type TutorialReader } from '../tools/samples/tutorial/create-reader.ts'
import { readSteps } from '../tools/samples/tutorial/read-steps.ts'
import { siteFolder } from '../tools/site-folders.ts'

const files = sidebars.tutorial?.items.map((id) => `docs/${id === 'tutorial' ? 'tutorial/index' : id}.md`) ?? []
const missing = missingPackages('2.3')

/**
 * Why the tutorial cannot be followed up to a page on this machine, with the name of the missing package; undefined if it can.
 * `create-farrow-app` may be missing, because its command is then left out.
 */
function lackingFor(file: string): string | undefined {
  const read = files.slice(0, files.indexOf(file) + 1)
  const needed = read.flatMap((each) => readPage('en', each).facts['packages'] as string[]).filter((name) => name !== 'create-farrow-app')
  return needed.flatMap((name) => missing[name] ?? [])[0]
}

/** The program at the end of a page: the folder of the samples that its files come from. Null if the page does not change the program. */
function stateAfter(page: Page): Record<string, string> | null {
  const folders = new Set(page.text.match(/samples\/tutorial-[\w-]+\/project\//g))
  if (folders.size === 0) return null
  expect([...folders]).toHaveLength(1)
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

  it.for(files)('can do what %s says, sees what it shows, and ends with the program of its sample', async (file, context) => {
    skipTest(context, lackingFor(file))
    const page = readPage('en', file)
    const before = reader.program()
    await reader.follow(readSteps(page))
    expect(reader.program()).toEqual(stateAfter(page) ?? before)
  })
})

const current = listCurrent()
describe.each(files.filter((file) => current.includes(file)))('the Chinese %s', (file) => {
  it('has the same steps', () => {
    const steps = (['en', 'zh-cn'] as const).map((locale) => readSteps(readPage(locale, file)).map((step) => ({ ...step, line: 0 })))
    expect(steps[1]).toEqual(steps[0])
  })
})

describe('a first page with a mistake', () => {
  const [first = ''] = files
  const { text } = readPage('en', first)
  const mistakes = [
    { name: 'a command is missing', from: /\n +mkdir src/, to: '', error: /ENOENT/ },
    { name: 'a file is missing', from: /3\. Write `tsconfig[\s\S]*?(?=4\.)/, to: '', error: /npm run check failed/ },
    { name: 'a file is left out of the tree', from: '  - tsconfig.json\n', to: '', error: /, list: / },
    { name: 'a step does not name the file it writes', from: 'this page to `src/app.ts`', to: 'this page', error: /no step/ },
    { name: 'two steps are swapped', from: /(2\. [\s\S]*?)(6\. [\s\S]*?)(?=:::)/, to: '$2$1', error: /run: ENOENT|npm run check failed/ },
    {
      name: 'a version is wrong',
      from: /file="\S+package.json" title="package.json"/,
      to: 'title="package.json"\n   { "dependencies": { "farrow-http": "2.2.0" } }',
      error: /not 2\.2\.0/,
    },
    { name: 'an answer is wrong', from: 'start/dev.out.txt', to: 'why/answers.out.txt', error: /The page shows[\s\S]*It is/ },
    { name: 'the server is not stopped', from: '<kbd>Ctrl</kbd>+<kbd>C</kbd>', to: 'a key', error: /runs already/ },
  ]

  it.for(mistakes)('is noticed: $name', async ({ from, to, error }, context) => {
    skipTest(context, lackingFor(first))
    const broken = text.replace(from, to)
    expect(broken).not.toBe(text)
    const page = toPage({ locale: 'en', file: first }, broken)
    const reader = await createReader()
    const followed = (async () => reader.follow(readSteps(page)))()
    await expect(followed.finally(() => reader.leave())).rejects.toThrow(error)
  })
})
