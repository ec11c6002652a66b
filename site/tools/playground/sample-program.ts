import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'
import { dirname, join, relative } from 'node:path/posix'
import type { ProgramFile, SampleProgram } from '../../playground/program.ts'
import { samplesFolder } from '../site-folders.ts'

/**
 * Files of a tutorial that are no programs of their own, each with the application to which a reader adds it: the state that the
 * project has reached at that step.
 */
const steps: Readonly<Record<string, string>> = {
  'tutorial-http-server/first/src/books.ts': 'tutorial-http-server/first/src/app.ts',
  'tutorial-http-server/project/src/errors.ts': 'tutorial-http-server/second/src/app.ts',
  'tutorial-http-server/project/src/reader.ts': 'tutorial-http-server/project/src/app.ts',
}

/**
 * The program of a file below `site/samples`, e.g. `http-basics/src/hello.ts`: the file, all that it imports, and a server. Null when the
 * file is only a part of programs. A file at the top of a topic is a program as it is. Another one is if it listens, or if it exports an
 * application or a function that makes one of nothing: the `index.ts` beside it serves that, and where there is none, one is made.
 */
export function sampleProgram(file: string): SampleProgram | null {
  const app = steps[file]
  if (app !== undefined) {
    const program = sampleProgram(app)
    const shown = program?.files.find(({ path }) => path.endsWith(`/${file.replace(/^.*\//, '')}`))?.path
    return program === null || shown === undefined ? null : { ...program, shown }
  }
  const text = read(file)
  if (!file.includes('/', file.indexOf('/') + 1) || /\blisten\(/.test(text)) return assemble({ entry: file, shown: file })
  const application = applicationIn(text)
  if (application === null) return null
  const entry = join(dirname(file), 'index.ts')
  if (existsSync(join(samplesFolder, entry)) && importsOf(entry).includes(file)) return assemble({ entry, shown: file })
  return assemble({ entry, shown: file, server: makeServer(file, application) })
}

/** The files below `site/samples` that a file imports, directly and by way of others, and the file itself. */
export function filesOf(file: string): readonly string[] {
  const found = new Set([file])
  // A set can grow while it is gone through.
  for (const one of found) for (const other of importsOf(one)) found.add(other)
  return [...found]
}

type Parts = {
  readonly entry: string
  readonly shown: string
  /** The text of the entry when there is no such file. */
  readonly server?: string
}

function assemble({ entry, shown, server }: Parts): SampleProgram {
  const sources = filesOf(server === undefined ? entry : shown)
  const folder = commonFolder([entry, ...sources])
  const toPath = (file: string): string => relative(folder, file)
  const files: ProgramFile[] = sources.map((file) => ({ path: toPath(file), text: read(file) }))
  if (server !== undefined) files.push({ path: toPath(entry), text: server })
  const requests = recordedRequests(sources, entry)
  return {
    entry: toPath(entry),
    shown: toPath(shown),
    files: files.sort((one, other) => (one.path < other.path ? -1 : 1)),
    ...(requests.length === 0 ? {} : { requests }),
  }
}

/**
 * URLs that other programs of the topic, whose output the pages show, request from a program by GET: the first ones, as many as can be
 * offered beside each other. `sources` are the files of the program; those in `lib` are shared by programs that have nothing to do with
 * each other.
 */
function recordedRequests(sources: readonly string[], entry: string): readonly string[] {
  const own = sources.filter((file) => !file.includes('/lib/'))
  const topic = entry.slice(0, entry.indexOf('/'))
  const outputs = readdirSync(join(samplesFolder, topic), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.out.txt'))
  const urls = outputs.sort().flatMap((name) => {
    const output = join(topic, name.replaceAll('\\', '/'))
    const program = output.replace('.out.txt', '.ts')
    if (sources.includes(program) || !isSource(program) || !filesOf(program).some((file) => own.includes(file))) return []
    return [...read(output).matchAll(/^GET (\/[\w./?&=%-]*):?(?= |$)/gm)].map(([, url = '']) => url)
  })
  return [...new Set(urls)].slice(0, 5)
}

/** What a file exports to be served: `http`, or `createApp()`, whose parameters can all be left out. */
function applicationIn(text: string): string | null {
  const name = /^export const (\w+) = Http\(/m.exec(text)?.[1]
  if (name !== undefined) return name
  const maker = / = Http\(/.test(text) ? /^export const (create\w+) = \((?:\)|\w+(?:\?:|(?:: \w+)? = ))/m.exec(text)?.[1] : undefined
  return maker === undefined ? null : `${maker}()`
}

function makeServer(file: string, application: string): string {
  const from = `./${file.replace(/^.*\/|\.ts$/g, '')}`
  const name = application.replace('()', '')
  return `import { ${name} } from '${from}'\n\n${application}.listen(3000, () => {\n  console.log('Listening on http://localhost:3000')\n})\n`
}

/** The folder that holds all files. A last folder called `src` stays a part of their paths, as in any project. */
function commonFolder(files: readonly string[]): string {
  const parts = files.map((file) => dirname(file).split('/'))
  const [first = []] = parts
  const length = first.findIndex((part, index) => parts.some((other) => other[index] !== part))
  const common = length < 0 ? first : first.slice(0, length)
  return common.slice(0, common.at(-1) === 'src' ? -1 : undefined).join('/')
}

const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"\n]*)\1/g

function importsOf(file: string): readonly string[] {
  return [...read(file).matchAll(imported)].flatMap(([, , name = '']) => {
    const path = join(dirname(file), name)
    return [path, path.replace(/\.js$/, '.ts'), `${path}.ts`, `${path}/index.ts`].find((one) => isSource(one)) ?? []
  })
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && existsSync(join(samplesFolder, file))
}

/**
 * The text of a file, without what only the pages need. A file that only passes on another one stands for that one. Throws for one outside
 * of the samples, which `..` or a symbolic link leads to, because it would be published.
 */
function read(file: string): string {
  const path = realpathSync(join(samplesFolder, file))
  if (!path.startsWith(realpathSync(samplesFolder) + sep)) throw new Error(`The sample ${file} is not in the folder of the samples`)
  const text = readFileSync(path, 'utf8').replace(/^[ \t]*\/\/ #(?:end)?region\b.*\n/gm, '')
  const passed = /^export \* from '(\.[^']+)'\n$/.exec(text)?.[1]
  return passed === undefined ? text : read(`${join(dirname(file), passed)}.ts`)
}
