import { devDependencies, optionalDependencies } from '../samples/package.json'
import type { Program, ProgramFile } from './program.ts'

/** The folder that a program is put into on the reader's computer. */
export const projectFolder = 'farrow-playground'

const tools = ['@types/node', 'tsx', 'typescript'] as const

/**
 * The files of a project that runs the program in Node.js: those of the program, a `package.json` with the exact versions that the
 * samples of this site run with, and a `tsconfig.json`.
 */
export function toProject({ files, entry }: Program): readonly ProgramFile[] {
  const used = new Set(files.flatMap(({ text }) => importedPackages(text)))
  const manifest = {
    name: projectFolder,
    private: true,
    // Only ES modules may wait at their top. Programs that do not are left as CommonJS, in which they may also use `require`.
    ...(files.some(({ text }) => waitsAtTop.test(text)) ? { type: 'module' } : {}),
    scripts: { start: `tsx ${entry}`, check: 'tsc' },
    dependencies: Object.fromEntries(Object.entries(optionalDependencies).filter(([name]) => used.has(name))),
    devDependencies: Object.fromEntries(tools.map((name) => [name, devDependencies[name]])),
  }
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  }
  const own = files.filter(({ path }) => path !== 'package.json' && path !== 'tsconfig.json')
  return [toJson('package.json', manifest), toJson('tsconfig.json', { compilerOptions, include: ['**/*.ts', '**/*.tsx'] }), ...own]
}

/** An `await` in a line that is not indented and begins no async function. */
const waitsAtTop = /^(?!\/\/|.*\basync\b)(?:\S.*)?\bawait\b/m

/** The commands for a POSIX shell that write the files of a project, install its packages and start it. */
export function toCommands(files: readonly ProgramFile[]): string {
  const folders = [...new Set(files.map(({ path }) => `${projectFolder}/${path}`.replace(/\/[^/]*$/, '')))]
  const writes = files.map(({ path, text }) => {
    const mark = endMark(text)
    return `cat > ${path} <<'${mark}'\n${text.replace(/\n?$/, '\n')}${mark}\n`
  })
  return `mkdir -p ${folders.join(' ')}\ncd ${projectFolder}\n${writes.join('')}npm install\nnpm start\n`
}

/** A line that ends the text of a file in the commands, so it must not be a line of the text. */
function endMark(text: string): string {
  const lines = new Set(text.split('\n'))
  let mark = 'END'
  while (lines.has(mark)) mark += '_'
  return mark
}

/** Names of the packages that a text imports, e.g. `farrow-schema` for `farrow-schema/validator`. */
function importedPackages(text: string): string[] {
  const specifiers = text.matchAll(/(?:\bfrom|\bimport|\b(?:import|require)\s*\()\s*(['"])([^'"\n]+)\1/g)
  return [...specifiers].flatMap(([, , specifier = '']) => /^(?:@[^/]+\/)?[^./][^/]*/.exec(specifier) ?? [])
}

function toJson(path: string, value: unknown): ProgramFile {
  return { path, text: `${JSON.stringify(value, null, 2)}\n` }
}
