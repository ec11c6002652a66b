import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { lineFolder } from '../site-folders.ts'
import { listTopics } from './list-topics.ts'
import type { Line } from './topic.ts'

type Esbuild = { transform(code: string, options: Readonly<Record<string, unknown>>): Promise<{ readonly code: string }> }

/**
 * Compiles all programs and modules of a line with the compiler and the settings of tsx. Resolves to the path of a script: `node
 * --require <script> program.ts` runs a program as tsx does, in half the time. The script only supports `require`; a program with
 * a dynamic `import` needs tsx. The output is deleted when this process ends, or by `removeCompiled`.
 */
export function compileLine(line: Line): Promise<string> {
  const known = compiled.get(line) ?? compile(line)
  compiled.set(line, known)
  return known
}

/** Deletes the output of `compileLine`. Tests have to call it, because their workers are killed without an exit event. */
export async function removeCompiled(): Promise<void> {
  for (const script of await Promise.all(compiled.values())) rmSync(dirname(script), { recursive: true, force: true })
  compiled.clear()
}

const compiled = new Map<Line, Promise<string>>()

async function compile(line: Line): Promise<string> {
  const folder = `${lineFolder(line)}`
  const out = mkdtempSync(join(tmpdir(), 'samples-'))
  process.once('exit', () => rmSync(out, { recursive: true, force: true }))
  const { transform } = createRequire(`${folder}/node_modules/tsx/package.json`)('esbuild') as Esbuild
  const options = {
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    keepNames: true,
    sourcemap: 'inline',
    sourcesContent: false,
    tsconfigRaw: readFileSync(`${folder}/tsconfig.json`, 'utf8'),
    logLevel: 'silent',
  }
  const topics = listTopics().filter((topic) => topic.line === line && topic.skipped === null)
  const files = topics.flatMap((topic) => [...topic.programs, ...topic.modules].map((file) => `${topic.folder}/${file}`))
  const compileFile = async (file: string): Promise<void> => {
    const loader = extname(file).slice(1)
    // A module that cannot be compiled to CommonJS, such as one for the browser, is skipped; no program requires it.
    const result = await transform(readFileSync(file, 'utf8'), { ...options, loader, sourcefile: file }).catch(() => null)
    if (result === null) return
    const path = join(out, `${file.slice(folder.length)}.js`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, result.code)
  }
  await Promise.all(files.filter((file) => !file.endsWith('.d.ts')).map(compileFile))
  writeFileSync(join(out, 'load.cjs'), loaderOf(folder))
  return join(out, 'load.cjs')
}

/** A script that makes Node.js load the compiled output for files that end in `.ts` or `.tsx`. */
function loaderOf(folder: string): string {
  return `const { readFileSync } = require('node:fs')
const { _extensions: extensions } = require('node:module')
const { join, relative } = require('node:path')

process.setSourceMapsEnabled(true)
extensions['.ts'] = extensions['.tsx'] = (module, file) => {
  module._compile(readFileSync(join(__dirname, relative(${JSON.stringify(folder)}, file) + '.js'), 'utf8'), file)
}
`
}
