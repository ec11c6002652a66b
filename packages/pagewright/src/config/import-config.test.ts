import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createProblemList, type Problem } from '@pagewright/model'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { skipTest } from '../../../../tests/skip-test.ts'
import type { BundledModule } from './bundle-config.ts'
import { importConfig, importPlugins, makePlugins } from './import-config.ts'

let root = ''

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'config-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

async function read(): Promise<{ readonly value: unknown; readonly files: readonly string[]; readonly problems: readonly Problem[] }> {
  const problems = createProblemList()
  const imported = await importConfig(root, { file: 'site.config.ts', problems })
  return { value: imported?.value, files: imported?.files ?? [], problems: problems.all() }
}

describe('A configuration', () => {
  it('may import other modules and `pagewright`, where nothing is installed', async () => {
    write('parts/title.ts', "export const title: string = 'A title'\n")
    write('parts/words.json', '{ "docs": "Docs" }')
    write(
      'site.config.ts',
      "import { defineSite } from 'pagewright'\nimport { title } from './parts/title.ts'\nimport words from './parts/words.json'\nexport default defineSite({ title, words })\n",
    )
    expect(await read()).toEqual({
      value: { title: 'A title', words: { docs: 'Docs' } },
      files: ['site.config.ts', 'parts/title.ts', 'parts/words.json'],
      problems: [],
    })
  })

  it('names files that it imports from outside of the site, but not the generator itself', async () => {
    const outside = join(dirname(root), `${basename(root)}-shared.ts`)
    writeFileSync(outside, "export const title = 'Shared'")
    write(
      'site.config.ts',
      `import { defineSite } from 'pagewright'\nimport { title } from '../${basename(outside)}'\nexport default { title }\nvoid defineSite`,
    )
    const { value, files } = await read()
    rmSync(outside)
    expect({ value, files }).toEqual({ value: { title: 'Shared' }, files: ['site.config.ts', `../${basename(outside)}`] })
  })

  it('names the file and the place of what is thrown, also where the path is not in ASCII', async () => {
    write('文件/标题 100%25.ts', "export const boom = () => {\n  throw new RangeError('boom')\n}\n")
    write('site.config.ts', "import { boom } from './文件/标题 100%25.ts'\nboom()\nexport default {}\n")
    expect((await read()).problems).toMatchObject([{ file: '文件/标题 100%25.ts', span: { line: 2, column: 9 } }])
  })

  it('has in each of its files the `import.meta` of that file', async () => {
    write('parts/here.ts', 'export const here = import.meta.url\nexport const { dirname } = import.meta\n')
    write('site.config.ts', "import { dirname, here } from './parts/here.ts'\nexport default [import.meta.url, here, dirname]\n")
    const urlOf = (file: string): string => pathToFileURL(join(root, file)).href
    expect((await read()).value).toEqual([urlOf('site.config.ts'), urlOf('parts/here.ts'), join(root, 'parts')])
  })

  it('may wait for something at its top level', async () => {
    write('site.config.ts', 'const title = await Promise.resolve(5)\nexport default { title }\n')
    expect((await read()).value).toEqual({ title: 5 })
  })

  it('may be a promise, but not a function', async () => {
    write('site.config.ts', 'export default (async () => ({ title: 5 }))()\n')
    expect((await read()).value).toEqual({ title: 5 })
    write('site.config.ts', 'export default (): object => ({ title: 5 })\n')
    expect((await read()).problems).toMatchObject([{ message: 'The default export of the configuration is a function' }])
  })

  it.each(["export default (async () => { throw new Error('late') })()", "Promise.reject(new Error('late'))\nexport default {}"])(
    'that leaves a promise which is rejected does not end the process: %j',
    async (code) => {
      // Those of the test runner would take it for a failure of the tests.
      const others = process.listeners('unhandledRejection')
      process.removeAllListeners('unhandledRejection')
      write('site.config.ts', code)
      const { problems } = await read()
      for (const listener of others) process.on('unhandledRejection', listener)
      expect(problems).toMatchObject([{ message: 'The configuration throws: late', span: { line: 1 } }])
    },
  )

  it('that ends the process is reported, also when it imports the function', async () => {
    const { exit } = process
    write('site.config.ts', "import { exit } from 'node:process'\ntry { exit(0) } catch {}\nexport default {}\n")
    expect((await read()).problems).toMatchObject([{ message: 'The configuration throws: it calls process.exit(0)', span: { line: 2 } }])
    const { exit: imported } = await import('node:process')
    expect([process.exit, imported]).toEqual([exit, exit])
  })

  it('that waits for ever is reported', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    write('site.config.ts', 'await new Promise(() => {})\nexport default {}\n')
    const reading = read()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.runAllTimers()
    vi.useRealTimers()
    expect((await reading).problems).toMatchObject([{ message: 'The configuration throws: it still waits for something after 60 seconds' }])
  })

  it('may import installed packages, of either kind of module', async () => {
    write('node_modules/one/package.json', '{ "name": "one", "type": "module", "exports": "./index.js" }')
    write('node_modules/one/index.js', 'export default import.meta.url\n')
    write('node_modules/two/index.cjs', "exports.name = require('node:path').basename(__filename)\n")
    write('node_modules/two/package.json', '{ "name": "two", "main": "index.cjs" }')
    const one = pathToFileURL(join(root, 'node_modules/one/index.js')).href
    write('site.config.ts', "import one from 'one'\nimport { name } from 'two'\nexport default [one, name]\n")
    expect((await read()).value).toEqual([one, 'index.cjs'])
    write('site.config.ts', "export default (await import('one')).default\n")
    expect((await read()).value).toEqual(one)
  })

  it("may import the generator's packages: those that the site has installed, as pnpm does, or else the generator's own", async () => {
    write('site.config.ts', "import { en } from '@pagewright/theme/messages'\nexport default Object.keys(en).length\n")
    expect((await read()).value).toBeGreaterThan(50)
    write('node_modules/@pagewright/theme/package.json', '{ "name": "@pagewright/theme", "exports": { "./messages": "./messages.ts" } }')
    write('node_modules/@pagewright/theme/messages.ts', 'export const en: object = { one: 1 }\n')
    expect((await read()).value).toBe(1)
  })

  it('is read anew each time, also when only a file has changed that it reads itself', async () => {
    write(
      'site.config.ts',
      "import { readFileSync } from 'node:fs'\nexport default readFileSync(new URL('a.txt', import.meta.url), 'utf8')\n",
    )
    write('a.txt', 'first')
    expect((await read()).value).toBe('first')
    write('a.txt', 'second')
    expect((await read()).value).toBe('second')
  })

  it('leaves nothing behind', async () => {
    write('site.config.ts', 'export default {}\n')
    await read()
    expect(readdirSync(join(root, '.cache/pagewright-config'))).toEqual([])
  })

  it('is read in a folder that cannot be written', async (context) => {
    skipTest(context, (process.getuid?.() ?? 0) === 0 ? 'this user may write to every folder' : null)
    write('site.config.ts', 'export default 1\n')
    chmodSync(root, 0o555)
    expect((await read()).value).toBe(1)
    chmodSync(root, 0o755)
    expect(existsSync(join(root, '.cache'))).toBe(false)
  })

  for (const [what, code, place] of [
    ['at its top level', "\n\n  throw new Error('Sorry')\n", 'parts/bad.ts:3:9'],
    ['in a function', "export function fail(): never {\n  throw new Error('Sorry')\n}\nfail()\n", 'parts/bad.ts:2:9'],
    ['after waiting', "await null\nconst url: string = import.meta.url; if (url) throw new Error('Sorry')\n", 'parts/bad.ts:2:53'],
    ['by way of Node.js', "import { readFileSync } from 'node:fs'\nreadFileSync('/nowhere')\n", 'parts/bad.ts:2:1'],
  ] as const) {
    it(`that throws ${what} is reported with the place where it does`, async () => {
      write('parts/bad.ts', code)
      write('site.config.ts', "import './parts/bad.ts'\nexport default {}\n")
      const [problem] = (await read()).problems
      expect(problem?.message).toMatch(/^The configuration throws: (Sorry|ENOENT)/)
      expect(`${problem?.file}:${problem?.span?.line}:${problem?.span?.column}`).toBe(place)
    })
  }
})

async function readPlugins(list: string): Promise<readonly Problem[]> {
  write('plugins.ts', `export default ${list}\n`)
  const problems = createProblemList()
  await importPlugins(root, { file: 'plugins.ts', problems })
  return problems.all()
}

it('Vite plugins may stand in lists and promises or be left out, and what is no plugin is reported', async () => {
  expect(await readPlugins("[null, false && 'a', [[{ name: 'a' }]], Promise.resolve([])]")).toEqual([])
  expect(await readPlugins('[null, 5]')).toMatchObject([{ code: 'config-invalid', file: 'plugins.ts', span: { line: 1, column: 23 } }])
  expect(await readPlugins("[[() => ({ name: 'a' })]]")).toMatchObject([{ span: { line: 1, column: 17 } }])
})

it('A module of plugins that exports a function or nothing is told to export a list, and not what a configuration has to export', async () => {
  const problem = {
    code: 'config-invalid',
    file: 'plugins.ts',
    message: 'The module that `plugins` names does not export a list of Vite plugins',
    hint: 'Write `export default [ … ]`',
  }
  expect(await readPlugins('() => []')).toMatchObject([problem])
  expect(await readPlugins('undefined')).toMatchObject([problem])
})

describe('The plugins of a module that was bundled', () => {
  const bundle = async (text: string): Promise<BundledModule> => {
    write('plugins.ts', text)
    return (await importPlugins(root, { file: 'plugins.ts', problems: createProblemList() })) as BundledModule
  }

  it('are those that were bundled, also when the module has been saved since, and are made anew for each use', async () => {
    const bundled = await bundle("export default [{ name: 'first' }]")
    write('plugins.ts', 'export default 5')
    const [one, other] = await Promise.all([makePlugins(root, bundled), makePlugins(root, bundled)])
    expect(one).toEqual([{ name: 'first' }])
    expect(other).toEqual(one)
    expect(other[0]).not.toBe(one[0])
  })

  it('may be made at the same time without a trace of the protection from `process.exit`', async () => {
    const { exit } = process
    const slow = await bundle('await new Promise((done) => setTimeout(done, 100))\nexport default []')
    const quick = await bundle('export default []')
    await Promise.all([makePlugins(root, quick), makePlugins(root, slow)])
    expect(process.exit).toBe(exit)
  })

  it('have a version that tells the texts of all files, wherever the site lies', async () => {
    const versionOf = async (folder: string): Promise<string | undefined> => {
      write(`${folder}/word.json`, `"${folder === 'c' ? 'other' : 'word'}"`)
      write(`${folder}/plugins.ts`, "import name from './word.json'\nexport default [{ name, at: import.meta.url }]")
      return (await importPlugins(join(root, folder), { file: 'plugins.ts', problems: createProblemList() }))?.version
    }
    const first = await versionOf('a')
    expect(first).toMatch(/^[0-9a-f]{20}$/)
    expect(await versionOf('b')).toBe(first)
    expect(await versionOf('c')).not.toBe(first)
  })

  it('are refused with the words of what the module throws', async () => {
    const bundled = await bundle("if (globalThis.isTold) throw new Error('Sorry')\nglobalThis.isTold = true\nexport default []")
    await expect(makePlugins(root, bundled)).rejects.toThrow('The configuration throws: Sorry')
  })
})
