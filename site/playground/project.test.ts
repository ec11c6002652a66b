import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { samplesFolder } from '../tools/site-folders.ts'
import type { Program } from './program.ts'
import { projectFolder, toCommands, toProject } from './project.ts'
import { toZip } from './to-zip.ts'

const work = mkdtempSync(join(tmpdir(), 'playground-'))

afterAll(() => rmSync(work, { recursive: true, force: true }))

function readExample(name: string): Program {
  return {
    entry: 'src/index.ts',
    files: [{ path: 'src/index.ts', text: readFileSync(`${samplesFolder}/playground/src/${name}.ts`, 'utf8') }],
  }
}

describe('A program as a project', () => {
  it('has the packages that it imports, with exact versions', () => {
    const { dependencies, devDependencies, scripts } = JSON.parse(toProject(readExample('notes'))[0]?.text ?? '')
    expect(Object.keys(dependencies)).toEqual(['farrow-http', 'farrow-schema'])
    expect(Object.keys(devDependencies)).toEqual(['@types/node', 'tsx', 'typescript'])
    expect(scripts.start).toBe('tsx src/index.ts')
    const versions = Object.values<string>({ ...dependencies, ...devDependencies })
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it.each(['notes', 'context'])('is a ZIP archive whose program compiles and answers: %s', async (name) => {
    await runs(unpackProject(name, readExample(name)))
  })

  it('has the files that its program is made of, also data, and runs with them', () => {
    const files = Object.entries({
      'src/index.ts': "import { name } from './lib/name'\nconsole.log('Hello', name)\n",
      'src/lib/name.ts': "import data from '../data.json'\nexport const name: string = data.name\n",
      'src/data.json': '{ "name": "Farrow" }\n',
    }).map(([path, text]) => ({ path, text }))
    const project = unpackProject('files', { entry: 'src/index.ts', files })
    execFileSync(process.execPath, [join(project, 'node_modules/typescript/bin/tsc')], { cwd: project })
    expect(printedBy(project)).toBe('Hello Farrow')
  })

  it.each([
    ['waits at its top', "const late = await Promise.resolve('late')\r\nconsole.log(late, typeof Http)", 'late function'],
    [
      'is CommonJS',
      'const work = async () => await 1\r\nconsole.log(require.main === module, typeof Http, typeof work)',
      'true function function',
    ],
  ])('prints in Node.js what it prints in the page when it %s, with the line ends of Windows', (name, text, printed) => {
    const program = { entry: 'src/index.ts', files: [{ path: 'src/index.ts', text: `import { Http } from 'farrow-http'\r\n${text}\r\n` }] }
    expect(printedBy(unpackProject(name, program))).toBe(printed)
  })
})

describe.skipIf(process.platform === 'win32')('On the command line', () => {
  it('a shell that runs the commands makes the same files, whatever their texts hold', () => {
    const text = "const text = `${1} $HOME \\n '`\n/*\nEND\nEND_\n*/\nconsole.log('last line without an end')"
    const program: Program = {
      entry: 'src/index.ts',
      files: [
        { path: 'src/index.ts', text },
        { path: 'src/deep/er.ts', text: '' },
      ],
    }
    const files = toProject(program)
    // `npm` does nothing here, because it would need the network.
    execFileSync('sh', ['-e', '-c', `npm() { :; }\n${toCommands(files)}`], { cwd: work })
    const read = files.map(({ path }) => ({ path, text: readFileSync(join(work, projectFolder, path), 'utf8') }))
    expect(read).toEqual(files.map(({ path, text: one }) => ({ path, text: one.replace(/\n?$/, '\n') })))
  })
})

/** Unpacks an archive with what the system has for it. */
function unpack(archive: Uint8Array, folder: string): void {
  writeFileSync(join(folder, 'project.zip'), archive)
  const [command, ...options] = process.platform === 'win32' ? ['tar', '-xf'] : ['unzip', '-q']
  execFileSync(command as string, [...options, 'project.zip'], { cwd: folder })
}

/** Unpacks the project of a program into a folder of this name, with the packages of the samples. Returns the project's folder. */
function unpackProject(name: string, program: Program): string {
  const folder = join(work, name)
  mkdirSync(folder)
  unpack(Buffer.concat(toZip(projectFolder, toProject(program))), folder)
  const project = join(folder, projectFolder)
  symlinkSync(join(samplesFolder, 'node_modules'), join(project, 'node_modules'), 'junction')
  return project
}

/** What the program of a project prints. */
function printedBy(project: string): string {
  const start = [join(project, 'node_modules/tsx/dist/cli.mjs'), 'src/index.ts']
  return execFileSync(process.execPath, start, { cwd: project, encoding: 'utf8' }).trim()
}

/** Type-checks a project, starts it and sends a request. */
async function runs(folder: string): Promise<void> {
  const bin = (name: string): string => join(folder, 'node_modules', name)
  execFileSync(process.execPath, [bin('typescript/bin/tsc'), '-p', folder])
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const entry = join(folder, scripts.start.replace('tsx ', ''))
  expect(existsSync(entry)).toBe(true)
  const port = await findPort()
  writeFileSync(entry, readFileSync(entry, 'utf8').replace('listen(3000', `listen(${port}`))
  const child = spawn(process.execPath, [bin('tsx/dist/cli.mjs'), entry], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/elsewhere`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(404)
  } finally {
    child.kill()
  }
}

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
