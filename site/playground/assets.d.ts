/// <reference types="vite/types/importMeta.d.ts" />

declare module '*.css?inline' {
  const styles: string
  export default styles
}

declare module '*?raw' {
  const text: string
  export default text
}

declare module 'virtual:samples' {
  import type { SampleProgram } from './program.ts'

  /** By the name of a sample, what loads the programs of its topic. */
  const samples: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, SampleProgram>> }>>>
  export default samples
}

declare module 'virtual:playground/*' {
  /** The URL of the file. */
  const url: string
  export default url
}
