import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { runtimeChunk } from './runtime-chunk.ts'

/** For each module, the modules that it imports: those behind a question mark only when they are needed. */
const imports: Readonly<Record<string, readonly string[]>> = {
  start: ['react', '?DocPage', '?PostPage', '?Playground'],
  react: [],
  DocPage: ['react', 'dates', 'toc'],
  PostPage: ['dates'],
  Playground: ['react', 'editor', '?errors', '?search'],
  editor: [],
  errors: ['editor', 'underline'],
  search: ['editor', 'underline'],
  dates: [],
  toc: [],
  underline: [],
}

const importersOf = (name: string): string[] => Object.keys(imports).filter((module) => imports[module]?.includes(name))

const context = {
  getModuleInfo: (id: string) => ({ isEntry: id === 'start', importers: importersOf(id), dynamicImporters: importersOf(`?${id}`) }),
} as unknown as Rolldown.ChunkingContext

const chunkOf = (id: string): string | null => runtimeChunk(id, context)

describe('The chunk of a module', () => {
  it('is the runtime, if that needs the module or two parts of it do', () => {
    expect([chunkOf('react'), chunkOf('dates')]).toEqual(['runtime', 'runtime'])
  })

  it('is left to the bundler for what a single part needs', () => {
    expect([chunkOf('toc'), chunkOf('DocPage')]).toEqual([null, null])
  })

  it('is left to the bundler for what a part shares with the parts that it loads itself, or what these share', () => {
    expect([chunkOf('editor'), chunkOf('underline')]).toEqual([null, null])
  })
})
