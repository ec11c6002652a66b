import { dirname, join, relative } from 'node:path'
import type TypeScript from 'typescript-in-browser'

/** The modules that a program in the playground may import, beside those of Node.js. */
const packages = [
  'farrow-api',
  'farrow-api/dist/codegen',
  'farrow-api/dist/toJSON',
  'farrow-http',
  'farrow-pipeline',
  'farrow-pipeline/dist/asyncTracerImpl/node',
  'farrow-schema',
  'farrow-schema/formatter',
  'farrow-schema/validator',
]

/**
 * The declarations that a program in the playground needs, by their path for the compiler: `/lib/…` and `/node_modules/…`. They are
 * found by compiling a program that imports every package, from the site's folder. Comments are left out of those that are not
 * Farrow's, where they are most of the text.
 */
export async function gatherDeclarations(options: object, site: string): Promise<Record<string, string>> {
  // Loaded only here, because every command of the generator reads this module.
  const { default: ts } = await import('typescript-in-browser')
  const settings = { ...ts.convertCompilerOptionsFromJson(options, site).options }
  const host = ts.createCompilerHost(settings)
  const libFolder = dirname(ts.getDefaultLibFilePath({}))
  const program = join(site, 'playground-program.ts')
  const text = packages.map((name) => `import '${name}'\n`).join('')
  const found: Record<string, string> = {}
  const { readFile, fileExists } = host
  const isProgram = (path: string): boolean => relative(program, path) === ''
  host.fileExists = (path) => isProgram(path) || fileExists(path)
  host.readFile = (path) => {
    if (isProgram(path)) return text
    const content = readFile(path)
    const name = virtualPath(path, libFolder)
    if (content !== undefined && name !== null) found[name] = shorten(ts, { name, text: content })
    return content
  }
  ts.createProgram([program], settings, host)
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function virtualPath(path: string, libFolder: string): string | null {
  const inLibrary = relative(libFolder, path)
  if (!inLibrary.startsWith('..') && inLibrary !== '') return `/lib/${inLibrary}`
  return /\/node_modules\/.*$/.exec(path.replaceAll('\\', '/'))?.[0] ?? null
}

/** The fields of a package.json by which the compiler finds a package's declarations. */
const usedFields = ['name', 'version', 'main', 'types', 'typings', 'typesVersions', 'exports', 'type']

function shorten(ts: typeof TypeScript, { name, text }: { name: string; text: string }): string {
  if (name.endsWith('package.json')) {
    const manifest = JSON.parse(text) as Record<string, unknown>
    return JSON.stringify(Object.fromEntries(usedFields.flatMap((field) => (field in manifest ? [[field, manifest[field]]] : []))))
  }
  return name.includes('/farrow-') ? text : withoutComments(ts, text)
}

/** Declarations without comments and indentation. Comments that tell the compiler something are kept. */
function withoutComments(ts: typeof TypeScript, text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, text)
  const parts: string[] = []
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const token = scanner.getTokenText()
    if (kind === ts.SyntaxKind.NewLineTrivia) parts.push('\n')
    else if (kind === ts.SyntaxKind.WhitespaceTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia) parts.push(' ')
    else if (kind !== ts.SyntaxKind.SingleLineCommentTrivia || /^\/\/\/\s*</.test(token)) parts.push(token)
  }
  const lines = parts.join('').split('\n')
  return lines.flatMap((line) => (line.trim() === '' ? [] : [line.trim()])).join('\n')
}
