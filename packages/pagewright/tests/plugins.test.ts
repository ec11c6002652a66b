import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from '../src/build.ts'
import { silentLogger } from '../src/report/logger.ts'
import { finished, startPagewright } from './run-pagewright.ts'
import { createSite, editFile, readFolder } from './site-folder.ts'

let root = ''
beforeAll(() => {
  root = createSite()
})
afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

/** Writes the module of the site's plugins, one of which makes the module `virtual:greeting`. */
function writePlugins(greeting: string): void {
  const plugin = `{ name: 'greeting', resolveId: (id) => id === 'virtual:greeting' ? id : null,
    load: (id) => id === 'virtual:greeting' ? 'export default ${JSON.stringify(greeting)}' : null }`
  writeFileSync(join(root, 'plugins.ts'), `export default [${plugin}]\n`)
}

const edit = (file: string, [from, to]: readonly [string, string]): void => editFile(join(root, file), from, to)

/** Builds the site, and returns the document of its first page and all its scripts as one text. */
async function buildSite(): Promise<{ readonly document: string; readonly scripts: string }> {
  const problems = createProblemList()
  await build({ root, out: join(root, 'dist'), base: undefined, fresh: false, problems, log: silentLogger })
  expect(problems.all()).toEqual([])
  const files = Object.entries(readFolder(join(root, 'dist')))
  const scripts = files.flatMap(([file, text]) => (/^assets.*\.js$/.test(file) ? [text] : [])).join('')
  return { document: readFileSync(join(root, 'dist/index.html'), 'utf8'), scripts }
}

it('Plugins of a site are used for browsers and for rendering, and after an edit the theme is bundled again', async () => {
  edit('site.config.ts', ["theme: 'theme/index.tsx'", "theme: 'theme/index.tsx', plugins: 'plugins.ts'"])
  edit('theme/whole.tsx', ['import', "import greeting from 'virtual:greeting'\nimport"])
  edit('theme/whole.tsx', ['{site.title}', '{greeting}'])
  for (const greeting of ['Hello of the plugin', 'Hello after the edit']) {
    writePlugins(greeting)
    const { document, scripts } = await buildSite()
    expect(document).toContain(`<header>${greeting}</header>`)
    expect(scripts).toContain(greeting)
  }
})

it('After an edit of a file that a plugin has read, and told by addWatchFile, the theme is bundled again', async () => {
  const file = join(root, 'greeting.txt')
  for (const hook of ['load', 'load: { handler'] as const) {
    writeFileSync(
      join(root, 'plugins.ts'),
      `import { readFileSync } from 'node:fs'
const load = function (id) {
  if (id !== 'virtual:greeting') return null
  this.addWatchFile(${JSON.stringify(file)})
  return 'export default ' + JSON.stringify(readFileSync(${JSON.stringify(file)}, 'utf8'))
}
const resolveId = (id) => id === 'virtual:greeting' ? id : null
export default [[{ name: 'greeting', resolveId, ${hook}: load ${hook.includes('{') ? '}' : ''} }], false]
`,
    )
    for (const text of ['Read once', 'Read again']) {
      writeFileSync(file, `${text} by ${hook}`)
      const { document, scripts } = await buildSite()
      expect(document).toContain(`<header>${text} by ${hook}</header>`)
      expect(scripts).toContain(`${text} by ${hook}`)
    }
  }
})

it('After an edit of a module that only a worker imports, the worker is bundled again', async () => {
  writeFileSync(join(root, 'theme/worker.ts'), "import { said } from './said.ts'\npostMessage(said)\n")
  edit('theme/whole.tsx', ['start: () => {}', "start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })"])
  for (const said of ['First words', 'Other words']) {
    writeFileSync(join(root, 'theme/said.ts'), `export const said = '${said}'\n`)
    expect((await buildSite()).scripts).toContain(said)
  }
})

it('An error of a plugin is reported in the module of the plugins, unless it tells the place itself', async () => {
  for (const [hook, file] of [
    ["buildStart() { throw new Error('Sorry') }", 'plugins.ts'],
    ["transform(code, id) { if (/theme.index/.test(id)) throw new Error('Sorry') }", 'theme/index.tsx'],
  ] as const) {
    writeFileSync(join(root, 'plugins.ts'), `export default [{ name: 'own', ${hook} }]\n`)
    const problems = createProblemList()
    await build({ root, out: join(root, 'dist'), base: undefined, fresh: false, problems, log: silentLogger })
    expect(problems.all()).toMatchObject([{ file, message: 'The theme cannot be bundled: the plugin "own" says: Sorry' }])
  }
})

it('Styles may name files by what a plugin makes of their addresses', async () => {
  const alias = `{ name: 'alias', config: () => ({ resolve: { alias: { '@': ${JSON.stringify(join(root, 'theme'))} } } }) }`
  writePlugins('Hello')
  edit('plugins.ts', ['export default [', `export default [${alias}, `])
  writeFileSync(join(root, 'theme/own.svg'), '<svg/>')
  edit('theme/theme.css', ['', '.own { background: url(@/own.svg) }\n'])
  const { document } = await buildSite()
  expect(document).toMatch(/\.own\{background:url\(\/assets\/own-[\w-]+\.svg\)\}/)
})

it('A folder that the bundler cannot read is told by its name', async () => {
  const folder = join(dirname(root), 'c#')
  cpSync(root, folder, { recursive: true })
  const { code, stdout, stderr } = await finished(startPagewright(['build', '--no-cache'], { cwd: folder }))
  expect({ code, told: stdout + stderr }).toMatchObject({ code: 1, told: expect.stringContaining('a folder with `#` or `?` in its path') })
})
