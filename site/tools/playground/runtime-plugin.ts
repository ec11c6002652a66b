import { dirname, join } from 'node:path'
import { type BuildOptions, build, type Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { keepFile } from './kept-file.ts'

const id = 'virtual:playground-runtime'
const part = '?part-of-playground-runtime'

/** The modules of Node.js, and heavy packages, that our own small ones stand in for. */
const nodeModules = ['async_hooks', 'crypto', 'events', 'fs', 'http', 'https', 'path', 'querystring', 'stream', 'util']
const packages = ['chalk', 'destroy', 'inflation', 'mime-types', 'raw-body', 'side-channel']

const folder = join(import.meta.dirname, '../../playground/runner')

/** Makes the module `virtual:playground-runtime`: the URL of one classic script with Farrow and all else that a worker needs. */
export const runtimePlugin: Plugin = {
  name: 'farrow:playground-runtime',
  resolveId: (name) => (name === id ? `\0${id}` : name.endsWith(part) ? name : null),
  async load(name, options) {
    if (name.endsWith(part)) return { code: 'export {}', moduleSideEffects: 'no-treeshake' }
    if (name !== `\0${id}`) return null
    if (options?.ssr === true) return 'export default ""'
    const { script, files } = await bundleRuntime()
    // The files are named as modules, so that a change of one of them makes the bundle anew.
    const imports = files.map((file) => `import ${JSON.stringify(file + part)}`).join('\n')
    return `${imports}\nexport { default } from ${JSON.stringify(`${keepFile('playground-runtime.js', script)}?url`)}`
  },
}

const common = {
  absWorkingDir: folder,
  bundle: true,
  minify: true,
  write: false,
  platform: 'neutral',
  mainFields: ['browser', 'module', 'main'],
  format: 'iife',
  target: 'es2022',
  tsconfigRaw: '{}',
  logLevel: 'silent',
} as const satisfies BuildOptions

/** The script, and the absolute paths of our own files in it. */
export async function bundleRuntime(): Promise<{ readonly script: string; readonly files: readonly string[] }> {
  const transpiler = await build({
    ...common,
    plugins: [standIns],
    stdin: { contents: "export { transform } from 'sucrase'", resolveDir: folder },
    globalName,
  })
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: [join(folder, 'worker/main.ts')],
    metafile: true,
    // Names in stacks and in what `console.log` prints of functions and classes are those that Farrow's authors gave.
    keepNames: true,
    inject: [join(folder, 'worker/bundle-globals.ts')],
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    plugins: [transpilerApart, standIns],
  })
  const files = Object.keys(metafile.inputs).filter((file) => !/node_modules|:/.test(file))
  // A function around both, because a program must not see the transpiler.
  const script = `(()=>{${transpiler.outputFiles[0]?.text ?? ''}${outputFiles[0]?.text ?? ''}})()`
  return { script, files: files.map((file) => join(folder, file)) }
}

/** sucrase is bundled by itself, because names of its functions, which nobody sees, would be kept otherwise: 3 KB with Brotli. */
const globalName = 'transpiler'
const transpilerApart: EsbuildPlugin = {
  name: 'transpiler-apart',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^sucrase$/ }, () => ({ path: globalName, namespace: globalName }))
    onLoad({ filter: /./, namespace: globalName }, () => ({ contents: `export const { transform } = ${globalName}` }))
  },
}

const unusedOfSucrase =
  /sucrase.dist.esm.(?:parser.plugins.(?:flow|jsx.\w+)|transformers.(?:Flow|JSX|ESMImport|JestHoist|ReactDisplay|ReactHot)\w*)\.js$/

const standIns: EsbuildPlugin = {
  name: 'stand-ins',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: new RegExp(`^(?:node:)?(?:${nodeModules.join('|')}|safe-buffer)$`) }, ({ path }) => ({
      path: join(folder, 'node', `${path.replace(/^node:|^safe-/, '').replace('_', '-')}.ts`),
    }))
    onResolve({ filter: new RegExp(`^(?:${packages.join('|')})$`) }, ({ path, kind }) => {
      const file = join(folder, 'packages', `${path.replace(/^.*\//, '')}.ts`)
      // `require` of a package that is one function gives the function itself.
      return { path: file, namespace: kind === 'require-call' && path !== 'mime-types' ? 'function' : 'file' }
    })
    onLoad({ filter: /./, namespace: 'function' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)}).default`,
      resolveDir: dirname(path),
    }))
    // What sucrase knows besides TypeScript and CommonJS, a third of it: never called.
    onLoad({ filter: unusedOfSucrase }, () => ({ contents: 'module.exports = new Proxy({}, { get: () => () => false })' }))
    onResolve({ filter: /^\.\/computeSourceMap$/ }, () => ({ path: join(folder, 'packages/source-columns.ts') }))
    // Only tells from checked options; sucrase gets its options from us.
    onResolve({ filter: /^ts-interface-checker$/ }, () => ({ path: 'checker', namespace: 'checker' }))
    onLoad({ filter: /./, namespace: 'checker' }, () => ({
      contents:
        'const any = () => any; export { any as union, any as lit, any as array, any as iface, any as opt };' +
        'export const createCheckers = () => ({ Options: { strictCheck() {} } })',
    }))
  },
}
