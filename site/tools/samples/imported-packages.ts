import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\(\s*)(['"])([^'"\n]+)\1/g
const declared = /^\/\/ uses: (\S+)$/gm

/**
 * The names of the packages that files import, without the modules of Node.js. A program that does not import a package but runs
 * its command names it in a separate line: `// uses: create-farrow-app`.
 */
export function importedPackages(paths: readonly string[]): Set<string> {
  const names = paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return [...[...text.matchAll(specifier)].map(([, , name = '']) => name), ...[...text.matchAll(declared)].map(([, name = '']) => name)]
  })
  return new Set(names.filter(isPackage).map(packageOf))
}

function isPackage(name: string): boolean {
  return /^[@\w]/.test(name) && !isBuiltin(name) && !name.includes('://')
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
