import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finished, runPagewright, startPagewright } from './run-pagewright.ts'
import { createRandom } from './seeded-random.ts'
import { createSite, differingFiles, readFolder } from './site-folder.ts'

const random = createRandom(20261120)
let root = ''
let duration = 0

beforeAll(async () => {
  root = createSite()
  change(0)
  await build()
  const started = performance.now()
  change(1)
  await build()
  duration = performance.now() - started
})

afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

async function build(): Promise<void> {
  const { code, stderr } = await runPagewright(['build'], { cwd: root })
  expect(stderr).toMatch(/^((Compiling|Rendering) \d+\/\d+\n)*$/)
  expect(code).toBe(0)
}

/** Writes the number of the round into many pages, so that a build takes some time to write them. */
function change(round: number): void {
  for (let page = 0; page < 60; page++)
    writeFileSync(join(root, `content/en/pages/page-${page}.md`), `---\ntitle: Page ${page}\n---\n\nRound ${round}.\n`)
}

/** Names of the folders that a build makes beside its output while it works. */
function leftovers(): string[] {
  return readdirSync(root).filter((name) => name.startsWith('.dist.'))
}

/** Waits until a build begins to write or has ended. */
async function untilItWrites(exited: () => boolean): Promise<void> {
  while (!exited() && leftovers().length === 0) await sleep(2)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

type Kill = { readonly signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'; readonly moment: 'any' | 'writing' }

const kills: readonly Kill[] = [
  ...Array.from({ length: 3 }, (): Kill => ({ signal: 'SIGKILL', moment: 'any' })),
  ...Array.from({ length: 5 }, (): Kill => ({ signal: 'SIGKILL', moment: 'writing' })),
  { signal: 'SIGINT', moment: 'any' },
  { signal: 'SIGINT', moment: 'writing' },
  { signal: 'SIGINT', moment: 'writing' },
  { signal: 'SIGTERM', moment: 'writing' },
]

describe('a build that is killed', () => {
  for (const [index, { signal, moment }] of kills.entries()) {
    const share = random()
    it(`by ${signal} at ${moment === 'any' ? 'any moment' : 'a moment while it writes'} (${index + 1}) leaves a whole output, and the next build succeeds`, async () => {
      const before = readFolder(join(root, 'dist'))
      change(index + 2)
      const child = startPagewright(['build'], { cwd: root })
      let isOver = false
      const run = finished(child).finally(() => {
        isOver = true
      })
      if (moment === 'any') await sleep(share * duration)
      else {
        await untilItWrites(() => isOver)
        await sleep(share * 60)
      }
      child.kill(signal)
      const { code, stderr } = await run

      if (signal !== 'SIGKILL' && stderr.includes('Stopped')) {
        expect(stderr).toMatch(/\nStopped; the last output is as it was\.\n$/)
        expect(code).toBe(signal === 'SIGINT' ? 130 : 143)
      }
      // Between the two renames that put a new output into its place, the old output has another name.
      const aside = leftovers().find((name) => name.startsWith('.dist.old-'))
      const left = readFolder(join(root, existsSync(join(root, 'dist')) ? 'dist' : (aside ?? 'nowhere')))
      const isOld = left['page-0.html'] === before['page-0.html']
      if (isOld) expect(differingFiles(left, before)).toEqual([])

      await build()
      expect(leftovers()).toEqual([])
      const after = readFolder(join(root, 'dist'))
      expect(after['page-59.html']).toContain(`Round ${index + 2}.`)
      if (!isOld) expect(differingFiles(left, after)).toEqual([])
    })
  }

  it('between the two renames that replace the output loses nothing: even a failing next build restores it', async () => {
    const before = readFolder(join(root, 'dist'))
    const old = join(root, '.dist.old-999999999')
    const file = join(root, 'content/en/pages/index.md')
    const text = readFileSync(file, 'utf8')
    for (const [content, code] of [
      ['No front matter.\n', 1],
      [text, 0],
    ] as const) {
      writeFileSync(file, content)
      renameSync(join(root, 'dist'), old)
      const run = await runPagewright(['build'], { cwd: root })
      expect(run.code, run.stderr).toBe(code)
      expect(leftovers()).toEqual([])
      expect(differingFiles(readFolder(join(root, 'dist')), before)).toEqual([])
    }
  })
})

describe('a build beside another one', () => {
  for (const round of [1, 2]) {
    it(`succeeds although the other one empties the cache (${round})`, async () => {
      await build()
      const before = readFolder(join(root, 'dist'))
      const runs = [['build'], ['build', '--no-cache'], ['build']].map((args) => finished(startPagewright(args, { cwd: root })))
      for (const { code, stderr } of await Promise.all(runs)) expect(code, stderr).toBe(0)
      expect(leftovers()).toEqual([])
      expect(differingFiles(readFolder(join(root, 'dist')), before)).toEqual([])
    })
  }
})
