import { createRequire } from 'node:module'
import type TypeScript from '../../samples/node_modules/typescript/lib/typescript.d.ts'
import { lineFolder } from '../site-folders.ts'
import type { Line } from './topic.ts'

export type { TypeScript }

/** The compiler that a line of samples is checked with. */
export function lineTypescript(line: Line): typeof TypeScript {
  return createRequire(`${lineFolder(line)}/package.json`)('typescript') as typeof TypeScript
}

/** The compiler's options of a line, from its `tsconfig.json`. */
export function lineOptions(line: Line): TypeScript.CompilerOptions {
  const ts = lineTypescript(line)
  const folder = lineFolder(line)
  const { config } = ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile)
  // `paths` count from here; the compiler itself sets this where it reads the file, not where it is given the options.
  return { ...ts.convertCompilerOptionsFromJson(config.compilerOptions, folder).options, pathsBasePath: folder }
}
