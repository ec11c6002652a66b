// Measures the playground: the bytes of its parts, the time from "Try it" on a page of the docs, and from the first sign of life on the
// playground's own page, to the first result, and how long keys block.
// Usage: npm run bench -- --playground [--runs 5]
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { findChromium } from '../scripts/chromium.mjs'
import { type Browser, launchBrowser, type OpenedPage, settle, waitFor } from './browser.ts'
import { median } from './median.ts'
import { startServer } from './start-server.ts'
import { traceKeys } from './trace-keys.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const bin = join(project, 'packages/pagewright/bin/pagewright.mjs')
const root = join(project, 'site')
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)

/** How long the pointer is on "Try it" before the press, in ms. People take longer. */
const pointing = 100

const typed = "\nhttp.get('/a/<id:int>').use(({ params }) => Response.json({ id: params.id }))\n"

const { status, stderr } = spawnSync(process.execPath, [bin, 'build', '--root', root], { encoding: 'utf8' })
if (status !== 0) throw new Error(`The build exited with code ${status}:\n${stderr}`)
const executable = await findChromium()
if (executable === null) throw new Error('There is no Chromium, and none could be installed')
const browser = await launchBrowser(executable)
const server = await startServer([bin, 'serve', '--root', root, '--port', '0'])
try {
  const load = loadavg()[0]?.toFixed(1)
  console.log(`${cpus().length} cores with a load of ${load}, Node.js ${process.versions.node}, ${browser.version}, medians of ${runs}\n`)
  console.log(bytesTable())
  const url = `${server.origin}/playground`
  const lesson = `${server.origin}/docs/tutorial`
  const tried: number[] = []
  const triedAgain: number[] = []
  const triedAtFullSpeed: number[] = []
  const first: First[] = []
  const again: Again[] = []
  for (let turn = 0; turn < runs; turn++) {
    tried.push(await measureTry(browser, lesson))
    triedAgain.push(await measureTryAgain(browser, lesson))
    triedAtFullSpeed.push(await measureTryAgain(browser, lesson, 1))
    first.push(await measureFirst(browser, url))
    again.push(await measureAgain(browser, url))
  }
  console.log('\n| what, ms | median | most |\n| --- | --- | --- |')
  printTime('slow 4G: from "Try it" on a page of the docs to the result', tried)
  printTime('all files cached: from "Try it" on a page of the docs to the result', triedAgain)
  printTime('the same with the processor not slowed', triedAtFullSpeed)
  printTime('slow 4G: from the first sign of life, a press on Run, to the result', pick(first, 'result'))
  printTime('of which until the program is started', pick(first, 'started'))
  printTime('of which until the playground is there', pick(first, 'there'))
  printTime('all files cached: from the first sign of life, a press on Run, to the result', pick(again, 'opened'))
  printTime('the playground is open: the first run', pick(again, 'first'))
  printTime('the playground is open: the next run', pick(again, 'next'))
  const { handlers, longestTask } = await measureKeys(browser, url)
  printTime(`a key press (${handlers.length} handlers), processor time`, handlers)
  console.log(`\nThe longest task while typing: ${Math.round(longestTask)} ms`)
} finally {
  server.stop()
  await browser.close()
}

function pick<Key extends string>(all: readonly Readonly<Record<Key, number>>[], key: Key): number[] {
  return all.map((one) => one[key])
}

function printTime(what: string, times: readonly number[]): void {
  console.log(`| ${what} | ${Math.round(median(times))} | ${Math.round(Math.max(...times))} |`)
}

/** KB (of 1,000 bytes, after Brotli at its highest level) of the parts of the playground. */
function bytesTable(): string {
  const assets = join(root, 'dist/assets')
  const weigh = (file: string): number =>
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000
  const sum = (pattern: RegExp): number =>
    readdirSync(assets).reduce((total, name) => total + (pattern.test(name) ? weigh(join(assets, name)) : 0), 0)
  const rows = [
    ['the page', weigh(join(root, 'dist/playground.html'))],
    ['the playground around editor and results', sum(/^Playground-/) + sum(importedBy(assets, /^Playground-/))],
    ['the editor at first', sum(/^editor-/) + sum(importedBy(assets, /^editor-/))],
    ['the editor, at the first focus', sum(/^assist-/)],
    ['the runner with Farrow', sum(/^(?:runner-|playground-runtime-)/)],
    ['the compiler', sum(/^(?:typescript-\d|worker-|start-types-)/)],
    ['the declarations', sum(/^declarations-/)],
  ] as const
  return ['| what | KB |', '| --- | --- |', ...rows.map(([what, kilobytes]) => `| ${what} | ${kilobytes.toFixed(1)} |`)].join('\n')
}

/** The files that a chunk imports statically, besides the runtime of pages and the runner, which have their own rows. */
function importedBy(assets: string, pattern: RegExp): RegExp {
  const chunk = readdirSync(assets).find((name) => pattern.test(name)) ?? ''
  const imports = readFileSync(join(assets, chunk), 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+)\.js["'`]/g)
  const names = [...imports].flatMap(([, name = '']) => (/^(?:start|runner)-/.test(name) ? [] : [name]))
  return new RegExp(`^(?:${names.join('|')})\\.js$`)
}

/** On a page of the docs that has its runtime, turns to "Try it" with slow 4G and nothing of the playground in the cache. */
async function measureTry(browser: Browser, url: string): Promise<number> {
  const page = await browser.open({ slowNetwork: true })
  await page.goTo(url)
  const time = await tryIt(page)
  await page.close()
  return time
}

/** The same on an unlimited network in a window that has done it before, so that all files are in the browser's cache. */
async function measureTryAgain(browser: Browser, url: string, slowdown?: number): Promise<number> {
  const page = await browser.open({ slowNetwork: false, ...(slowdown !== undefined && { slowdown }) })
  await page.goTo(url)
  await tryIt(page)
  await waitFor('the editor', () => page.read('document.querySelector(".editor:not([hidden])") !== null'))
  await page.goTo(url)
  const time = await tryIt(page)
  await page.close()
  return time
}

/** Moves the pointer so that the runtime is loaded, then onto the first "Try it", and presses. The time is from the press to the result. */
async function tryIt(page: OpenedPage): Promise<number> {
  await page.moveMouse(640, 5)
  await page.moveMouse(645, 5)
  await settle(page)
  await watchRuns(page)
  const { x, y } = await placeOf(page, `document.querySelector('a[href*="#sample="]')`)
  await page.moveMouse(x, y)
  await wait(pointing)
  await page.click(x, y)
  await isDone(page, 1)
  return takeTime(page, 0)
}

type First = { readonly there: number; readonly started: number; readonly result: number }

/** Opens the playground on slow 4G with nothing in the cache, and clicks on Run at once. Times are from the press. */
async function measureFirst(browser: Browser, url: string): Promise<First> {
  const page = await browser.open({ slowNetwork: true })
  await page.goTo(url)
  await watchRuns(page)
  await clickRun(page)
  await isDone(page, 1)
  const times = await page.read<Times>('window.runTimes')
  await page.close()
  return {
    there: times.there - times.pressed,
    started: (times.started[0] ?? 0) - times.pressed,
    result: (times.done[0] ?? 0) - times.pressed,
  }
}

type Again = { readonly opened: number; readonly first: number; readonly next: number }

/** The same with all files in the browser's cache; then with a playground that is open and waits. */
async function measureAgain(browser: Browser, url: string): Promise<Again> {
  const page = await browser.open({ slowNetwork: false })
  await page.goTo(url)
  await watchRuns(page)
  await clickRun(page)
  await isDone(page, 1)
  await waitFor('the editor', () => page.read('document.querySelector(".editor:not([hidden])") !== null'))

  await page.goTo(url)
  await watchRuns(page)
  await clickRun(page)
  await isDone(page, 1)
  const opened = await takeTime(page, 0)

  await page.goTo(url)
  await watchRuns(page)
  await page.moveMouse(640, 5)
  await page.moveMouse(645, 5)
  await waitFor('the editor', () => page.read('document.querySelector(".editor:not([hidden])") !== null'))
  await wait(2000)
  await clickRun(page)
  await isDone(page, 1)
  const first = await takeTime(page, 0)
  await wait(1000)
  await clickRun(page)
  await isDone(page, 2)
  const next = await takeTime(page, 1)
  await page.close()
  return { opened, first, next }
}

async function takeTime(page: OpenedPage, index: number): Promise<number> {
  const { pressed, done } = await page.read<Times>('window.runTimes')
  return (done[index] ?? 0) - pressed
}

/** On the clock of `performance.now()`. `pressed` is when the last press of the mouse began, `there` is when the playground took the place of its text. */
type Times = { readonly pressed: number; readonly there: number; readonly started: readonly number[]; readonly done: readonly number[] }

/** Notes in the page when a run begins and ends. The console's first line says what the program does, in words that only have to differ. */
function watchRuns(page: OpenedPage): Promise<unknown> {
  return page.read(`{
    const times = { pressed: 0, there: 0, started: [], done: [] }
    window.runTimes = times
    addEventListener('pointerdown', ({ timeStamp }) => { times.pressed = timeStamp }, true)
    let before = ''
    new MutationObserver(() => {
      const now = performance.now()
      const text = document.querySelector('.result-pane [role=tabpanel] [role=status]')?.textContent
      if (text === undefined || text === before) return
      if (times.there === 0) times.there = now
      if (text.startsWith('Starting')) times.started.push(now)
      if (before.startsWith('Starting')) times.done.push(now)
      before = text
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }`)
}

async function clickRun(page: OpenedPage): Promise<void> {
  const { x, y } = await placeOf(
    page,
    `[...document.querySelectorAll('.playground button')].find(({ textContent }) => textContent === 'Run')`,
  )
  await page.click(x, y)
}

/** Scrolls to the element that an expression names, and returns its middle. */
function placeOf(page: OpenedPage, element: string): Promise<{ readonly x: number; readonly y: number }> {
  return page.read(`(() => {
    const element = ${element}
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
}

function isDone(page: OpenedPage, runs: number): Promise<void> {
  return waitFor(`run ${runs}`, () => page.read(`window.runTimes.done.length >= ${runs}`))
}

/** Types a line, with types on, into the editor of a page that is at rest otherwise. */
async function measureKeys(browser: Browser, url: string): ReturnType<typeof traceKeys> {
  const page = await browser.open({ slowNetwork: false })
  await page.goTo(url)
  await page.moveMouse(640, 5)
  await page.moveMouse(645, 5)
  await waitFor('the editor', () => page.read('document.querySelector(".editor:not([hidden])") !== null'))
  await page.read(`document.querySelector('.editor > div').shadowRoot.querySelector('.cm-content').focus()`)
  const compiler = new Promise((resolve) => page.client.Network.on('loadingFinished', resolve))
  await page.client.Network.enable()
  await page.client.Input.insertText({ text: ' ' })
  await compiler
  await wait(10_000)
  await page.client.Network.disable()
  const traced = await traceKeys(page.client, typed)
  await page.close()
  return traced
}
