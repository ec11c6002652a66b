import { createRequire } from 'node:module'
import type TypeScript from '../../samples/node_modules/typescript/lib/typescript.d.ts'
import { lineFolder } from '../site-folders.ts'
import type { Line } from './topic.ts'

export type { TypeScript }

/** The TypeScript compiler that is installed for a line of samples. */
export function lineTypescript(line: Line): typeof TypeScript {
  return createRequire(`${lineFolder(line)}/package.json`)('typescript') as typeof TypeScript
}

/** The compiler options of a line, from its `tsconfig.json`. */
export function lineOptions(line: Line): TypeScript.CompilerOptions {
  const ts = lineTypescript(line)
  const folder = lineFolder(line)
  const { config } = ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile)
  // `paths` are relative to this folder. The compiler sets it only when it reads `tsconfig.json` itself.
  return { ...ts.convertCompilerOptionsFromJson(config.compilerOptions, folder).options, pathsBasePath: folder }
}
