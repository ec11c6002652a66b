import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from './served-site.ts'

type Manifest = {
  readonly name: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}
type Package = { readonly folder: string; readonly manifest: Manifest }
type SourceFile = { readonly path: string; readonly text: string }

const packagesFolder = projectFolder('packages')
const packages: readonly Package[] = readdirSync(packagesFolder).map((name) => {
  const folder = join(packagesFolder, name)
  return { folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest }
})
const names = packages.map(({ manifest }) => manifest.name)

/** The theme has three more: its messages are read in Node.js, and sites can use its pages and single parts in their own themes. */
const entries: Readonly<Record<string, readonly string[]>> = { '@pagewright/theme': ['.', './messages', './pages/*', './parts/*'] }

/** Every file below a folder, except installed packages and outputs. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', '.cache', 'dist'].includes(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** The code of a package without its tests. */
function sourcesOf({ folder }: Package): SourceFile[] {
  const files = filesBelow(join(folder, 'src')).filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
  return files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** The modules that a file imports or re-exports, types included, as they are written. Every statement begins on a new line. */
function importsOf({ text }: SourceFile): string[] {
  const patterns = [/^(?:import|export)\b[^'"`;]*?\bfrom '([^']+)'/gm, /^import '([^']+)'/gm, /\bimport\('([^']+)'\)/g]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
}

/** Groups of two or more nodes that can all be reached from each other, or a node that leads to itself. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = new Map([...graph.keys()].map((node) => [node, reachFrom(node, graph)]))
  const inCircles = [...graph.keys()].filter((node) => reach.get(node)?.has(node))
  const groups = inCircles.map((node) => inCircles.filter((other) => reach.get(node)?.has(other) && reach.get(other)?.has(node)))
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

function reachFrom(start: string, graph: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(graph.get(start) ?? [])]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (reached.has(node)) continue
    reached.add(node)
    waiting.push(...(graph.get(node) ?? []))
  }
  return reached
}

describe.each(packages)('The package $manifest.name', (own) => {
  const sources = sourcesOf(own)
  const toName = (path: string): string => relative(own.folder, path).replaceAll('\\', '/')

  it('has a README.md and the entries that other packages may use', () => {
    expect(existsSync(join(own.folder, 'README.md'))).toBe(true)
    expect(Object.keys(own.manifest.exports)).toEqual([...(entries[own.manifest.name] ?? ['.']), './package.json'])
    const paths = Object.values(own.manifest.exports).map((path) => path.replace(/\*.*/, ''))
    expect(paths.filter((path) => !existsSync(join(own.folder, path)))).toEqual([])
  })

  it('imports other packages by their entries, and names them as its dependencies', () => {
    const imported = new Set(sources.flatMap(importsOf).filter((name) => /^(@pagewright\/|pagewright(\/|$))/.test(name)))
    const allowed = packages
      .filter(({ manifest }) => manifest === own.manifest || own.manifest.dependencies?.[manifest.name] !== undefined)
      .flatMap(({ manifest }) => Object.keys(manifest.exports).map((entry) => `${manifest.name}${entry.slice(1)}`))
    expect([...imported].filter((name) => !allowed.includes(name))).toEqual([])
  })

  it('has no folders whose files import each other in circles', () => {
    const folderOf = (path: string): string => toName(path).split('/').slice(1, -1)[0] ?? ''
    const graph = new Map<string, string[]>()
    for (const file of sources) {
      const folder = folderOf(file.path)
      const imported = importsOf(file).flatMap((name) => (name.startsWith('.') ? [folderOf(join(dirname(file.path), name))] : []))
      graph.set(folder, [...(graph.get(folder) ?? []), ...imported.filter((other) => other !== folder)])
    }
    // The files beside the folders belong to none: some use the folders, others are used by them.
    graph.delete('')
    expect(circlesOf(graph)).toEqual([])
  })

  it('has no code file of more than 200 lines, and no line of more than 140 characters except for a long text in it', () => {
    // A text or a pattern cannot be broken without making it harder to find.
    const text = /`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|\/(?![/*])(?:[^/\\]|\\.)+\/[a-z]*/g
    const isStyle = (path: string): boolean => path.endsWith('.css')
    const styles = filesBelow(join(own.folder, 'src')).filter(isStyle)
    const long = sources.filter((file) => file.text.split('\n').length > 201).map(({ path }) => toName(path))
    const wide = [...sources, ...styles.map((path) => ({ path, text: readFileSync(path, 'utf8') }))].flatMap(({ path, text: content }) =>
      content.split('\n').flatMap((line, index) => ([...line.replace(text, "''")].length > 140 ? [`${toName(path)}:${index + 1}`] : [])),
    )
    expect({ long, wide }).toEqual({ long: [], wide: [] })
  })
})

describe('The packages', () => {
  it('name what they import as their dependencies, and the generator also what those import that are bundled with it', () => {
    const namesOf = (manifest: Manifest | undefined): string[] => Object.keys(manifest?.dependencies ?? {})
    const generator = packages.find(({ manifest }) => manifest.name === 'pagewright')?.manifest
    // Installed by pnpm, a package finds only what it names itself.
    const lost = packages.flatMap((own) =>
      sourcesOf(own).flatMap(({ path, text }) => {
        const values = text.replace(/^(?:import|export) type\b[^']*'[^']*'/gm, '')
        const imported = importsOf({ path, text: values }).flatMap((name) => /^(?:@[\w-]+\/)?[a-z][\w-]*(?=\/|$)/.exec(name)?.[0] ?? [])
        const naming = own.manifest.name === '@pagewright/theme' ? [own.manifest] : [own.manifest, generator]
        const missing = imported.filter(
          (name) => name !== own.manifest.name && naming.some((manifest) => !namesOf(manifest).includes(name)),
        )
        return missing.map((name) => `${relative(packagesFolder, path)} imports ${name}`)
      }),
    )
    expect(lost).toEqual([])
  })

  it('depend on each other in one direction', () => {
    const graph = new Map(
      packages.map(({ manifest }) => [manifest.name, names.filter((name) => manifest.dependencies?.[name] !== undefined)] as const),
    )
    expect([...graph.values()].flat().length).toBeGreaterThan(4)
    expect(circlesOf(graph)).toEqual([])
  })

  it('list folders by a function that follows no symbolic links, as `readdirSync` does with `recursive` in some versions of Node.js', () => {
    const following = packages.flatMap(sourcesOf).filter(({ text }) => /readdirSync\([^;\n]*\brecursive: true/.test(text))
    // No link lies among the sources of the packages.
    expect(following.map(({ path }) => relative(packagesFolder, path))).toEqual([join('pagewright', 'src', 'cache', 'own-code.mjs')])
  })

  it('do not mention the site that they were first made for', () => {
    // These two contain the word because they look for it.
    const tests = ['pagewright/tests/architecture.test.ts', 'theme/tests/other-site.test.ts']
    const word = /farrow/i
    const files = filesBelow(packagesFolder).map((path) => ({ path, name: relative(packagesFolder, path).replaceAll('\\', '/') }))
    const found = files.filter(({ path, name }) => word.test(name) || word.test(readFileSync(path, 'utf8'))).map(({ name }) => name)
    expect(found.filter((name) => !tests.includes(name))).toEqual([])
  })
})

describe('The search for circles', () => {
  it('finds the files of a circle, and a file that imports itself', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b', 'd']],
      ['d', ['d']],
    ])
    expect(circlesOf(graph)).toEqual([['b', 'c'], ['d']])
  })

  it('reads imports of values and types, exports, and imports at run time', () => {
    const text = `import { a } from './a.ts'\nimport type {\n  B,\n} from './b.ts'\nimport './c.css'\nexport * from './d.ts'\nconst e = import('./e.ts')\n`
    expect(importsOf({ path: 'x.ts', text }).sort()).toEqual(['./a.ts', './b.ts', './c.css', './d.ts', './e.ts'])
  })
})
