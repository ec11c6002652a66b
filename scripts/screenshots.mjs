// `npm run screenshots -- <folder>` takes pictures of every type of page of the built site, in each width, color mode and locale.
// Options: `--only home,reference --widths 360,1280 --modes dark --locales zh-cn` takes some of them, `--full` takes whole pages, and
// `--out-dir` names another build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { install, project, requireNode } from './install.mjs'

const tallest = 1600

requireNode()
install()
const { tsImport } = await import('tsx/esm/api')
const { farrowPages: pages } = await tsImport('../tests/browser/farrow-pages.ts', import.meta.url)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: Object.keys(pages).join() },
    widths: { type: 'string', default: '360,768,1280,1920' },
    modes: { type: 'string', default: 'light,dark' },
    locales: { type: 'string', default: 'en,zh-cn' },
    full: { type: 'boolean', default: false },
    'out-dir': { type: 'string', default: 'site/dist' },
  },
})
const [folder] = positionals
const unknown = values.only.split(',').filter((name) => !(name in pages))
if (folder === undefined || unknown.length > 0) {
  const fault = folder === undefined ? 'The folder for the pictures is missing' : `There is no page called ${unknown.join(', ')}`
  console.error(`${fault}.\nUsage: npm run screenshots -- <folder> [--only ${Object.keys(pages).join()}]`)
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
const { chromium } = await import('@playwright/test')
const { findChromium } = await import('./chromium.mjs')
const server = await serve(resolve(project, values['out-dir']))
const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: ['--no-sandbox'] })
try {
  const widths = values.widths.split(',').map(Number)
  for (const mode of values.modes.split(',')) {
    await takeAll({ mode, widths: widths.filter(isPhone), device: { isMobile: true, hasTouch: true } })
    await takeAll({ mode, widths: widths.filter((width) => !isPhone(width)), device: {} })
  }
} finally {
  await browser.close()
  server.child.kill()
}

async function takeAll({ mode, widths, device }) {
  if (widths.length === 0) return
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: sizeOf(widths[0]), ...device })
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), mode)
  const page = await context.newPage()
  for (const locale of values.locales.split(',')) {
    for (const name of values.only.split(',')) {
      await page.goto(`${server.url}${locale === 'en' ? '' : `${locale}/`}${pages[name]}`)
      for (const width of widths) {
        await page.setViewportSize(sizeOf(width))
        const { height } = await page.evaluate(measure)
        const size = { width, height: values.full ? height : Math.min(height, tallest) }
        const path = join(folder, `${name}-${locale}-${mode}-${width}.png`)
        if (isPhone(width)) {
          // With `fullPage`, Chromium would take the picture as if the device had a mouse, so the window is enlarged instead.
          await page.setViewportSize(size)
          await page.screenshot({ path })
        } else await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, ...size } })
      }
    }
  }
  await context.close()
}

function isPhone(width) {
  return width < 600
}

function sizeOf(width) {
  return { width, height: isPhone(width) ? 740 : 900 }
}

/** Runs in the page: wakes the runtime, waits for it and for animations, and returns the height of the document. */
async function measure() {
  dispatchEvent(new Event('scroll'))
  while (document.documentElement.dataset.hydrated === undefined) await new Promise((done) => setTimeout(done, 20))
  // Animations that depend on the scroll position never finish.
  await Promise.all(document.getAnimations().flatMap(({ timeline, finished }) => (timeline === document.timeline ? [finished] : [])))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  return { height: document.documentElement.scrollHeight }
}

/** Starts a server for the build on a free port. Returns its process and its URL. */
async function serve(out) {
  const args = ['packages/pagewright/bin/pagewright.mjs', 'serve', '--root', 'site', '--out-dir', out, '--port', '0']
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  const [text] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => process.exit(1))])
  return { child, url: /http:\S+/.exec(String(text))[0] }
}
