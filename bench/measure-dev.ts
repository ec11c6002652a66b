import { spawn } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { makeSite, pageFile, type ThemeName } from './make-site.ts'

const pages = 1000

/** Measures the development server on 1,000 pages in two locales: its start, the first page, and how soon an edit is in a page's data. */
export async function measureDev({ project, bin, theme }: { project: string; bin: string; theme: ThemeName }): Promise<void> {
  const site = join(project, '.cache/bench', `dev-${theme}`)
  makeSite(site, { pages, theme, seed: 1, oneSidebar: false })
  rmSync(join(site, '.cache'), { recursive: true, force: true })
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [bin, 'dev', '--root', site, '--port', String(port)], { stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (data: Buffer) => data.toString().includes('Serving') && resolve())
      child.on('exit', () => reject(new Error('The development server exited')))
    })
    const listening = performance.now() - started
    const url = `http://127.0.0.1:${port}`
    await (await fetch(`${url}/docs/page-5`)).text()
    const first = performance.now() - started
    const edits: number[] = []
    for (let edit = 0; edit < 5; edit++) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      edits.push(await timeEdit(site, { url, edit }))
    }
    const middle = edits.sort((a, b) => a - b)[2] ?? 0
    console.log(
      `\n\`dev\` on ${pages} pages × 2 without a cache: listens after ${listening.toFixed(0)} ms, first page after ${first.toFixed(0)} ms; an edit is in the page's data after ${middle.toFixed(0)} ms (median of 5)`,
    )
  } finally {
    child.kill('SIGTERM')
  }
}

/** Milliseconds from an edit until it is in the page's data; infinity when it is not there after 10 s. */
async function timeEdit(site: string, { url, edit }: { url: string; edit: number }): Promise<number> {
  const mark = `mark-${edit}-${Date.now()}`
  const started = performance.now()
  appendFileSync(join(site, pageFile(5, 'en')), `\n${mark}\n`)
  while (performance.now() - started < 10_000) {
    const text = await (await fetch(`${url}/_pages/docs/page-5.json`)).text()
    if (text.includes(mark)) return performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return Number.POSITIVE_INFINITY
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
