import { lineOptions, lineTypescript, type TypeScript } from '../samples/line-typescript.ts'
import { samplesFolder } from '../site-folders.ts'

/** Builds TypeScript programs with the packages of the samples. Files that have been read are kept. */
export type ProgramBuilder = {
  readonly ts: typeof TypeScript
  /** A program of the `roots`. `texts` has files that should not be read from the disk, by their path. */
  build(roots: readonly string[], texts: ReadonlyMap<string, string>): TypeScript.Program
}

/** Path of a file that does not exist on the disk, from which programs import the packages. */
export const startPath = `${samplesFolder}/start-of-check.ts`

/** Creates a builder. */
export function createProgramBuilder(): ProgramBuilder {
  const ts = lineTypescript('2.3')
  const options: TypeScript.CompilerOptions = { ...lineOptions('2.3'), noErrorTruncation: true }
  const sources = new Map<string, TypeScript.SourceFile | undefined>()
  const disk = ts.createCompilerHost(options)
  const build: ProgramBuilder['build'] = (roots, texts) => {
    const getSourceFile: TypeScript.CompilerHost['getSourceFile'] = (path, settings) => {
      const text = texts.get(path)
      if (text !== undefined) return ts.createSourceFile(path, text, settings, true)
      if (!sources.has(path)) sources.set(path, disk.getSourceFile(path, settings))
      return sources.get(path)
    }
    const host = { ...disk, getSourceFile, fileExists: (path: string) => texts.has(path) || disk.fileExists(path) }
    return ts.createProgram({ rootNames: roots, options, host })
  }
  return { ts, build }
}
