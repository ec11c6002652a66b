// Measures the playground: the bytes of its parts, the time from "Try it" on a page of the docs, and from the first sign of life on the
// playground's own page, to the first result, and how long keys block.
// Usage: npm run bench -- --playground [--runs 5]
import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findChromium } from '../scripts/chromium.mjs'
import { type Browser, launchBrowser, type OpenedPage, settle, waitFor } from './browser.ts'
import { median } from './median.ts'
import { bytesTable } from './playground-bytes.ts'
import { clickRun, isDone, placeOf, type Times, takeTime, watchRuns } from './playground-runs.ts'
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
  console.log(bytesTable(join(root, 'dist')))
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
  const slowed = await measureKeys(browser, url)
  const full = await measureKeys(browser, url, 1)
  printTime(`a key press (${slowed.handlers.length} handlers), processor time`, slowed.handlers)
  printTime('the same with the processor not slowed', full.handlers)
  console.log(`\nThe longest task while typing: ${Math.round(slowed.longestTask)} ms, not slowed ${Math.round(full.longestTask)} ms`)
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

/** Types a line, with types on, into the editor of a page that is at rest otherwise. */
async function measureKeys(browser: Browser, url: string, slowdown?: number): ReturnType<typeof traceKeys> {
  const page = await browser.open({ slowNetwork: false, ...(slowdown !== undefined && { slowdown }) })
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
