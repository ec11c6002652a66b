import { lineOptions, lineTypescript, type TypeScript } from '../samples/line-typescript.ts'
import type { Line } from '../samples/topic.ts'
import { samplesFolder } from '../site-folders.ts'

/** Builds programs over a line's packages; what has been read once is kept. */
export type ProgramBuilder = {
  readonly ts: typeof TypeScript
  /** A program of some files, of which some have another text than on disk. */
  build(roots: readonly string[], texts: ReadonlyMap<string, string>): TypeScript.Program
}

/** Path of a file that lies nowhere, for programs to begin with. */
export function startPath(line: Line): string {
  return `${samplesFolder}/${line}/start-of-check.ts`
}

/** Makes a builder for a line. */
export function createProgramBuilder(line: Line): ProgramBuilder {
  const ts = lineTypescript(line)
  const options: TypeScript.CompilerOptions = { ...lineOptions(line), noErrorTruncation: true }
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
