import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium.mjs'
import { openRunner } from '../../../tests/browser/runner-page.ts'
import { siteFolder } from '../site-folders.ts'
import { trySamples } from './try-samples.ts'

const list = `${siteFolder}/playground/samples/runnable.json`

/**
 * Runs the samples that pages show in a headless browser, by the runner of the playground, and writes the list of those that "Try it" opens.
 * Prints the others with the reason.
 */
export async function recordRunnable(): Promise<void> {
  // First: if there is none, nothing has been started that would keep the process from ending.
  const executablePath = await findChromium()
  if (executablePath === null) throw new Error('There is no Chromium, and none could be installed. Name one: CHROMIUM=<path>')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const frame = readFileSync(`${siteFolder}/public/playground/sandbox.html`)
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(url === '/playground/sandbox.html' ? frame : '<!doctype html><title>Samples</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const runner = await openRunner(await browser.newPage(), `http://127.0.0.1:${port}/`)
    const { runnable, refused } = await trySamples(runner)
    writeFileSync(list, `${JSON.stringify(runnable, null, 2)}\n`)
    for (const { file, reason } of refused) console.log(`${file}: ${reason}`)
    console.log(`Try it opens ${runnable.length} files; ${refused.length} that pages show are left out.`)
  } finally {
    await browser.close()
    server.close()
  }
}
