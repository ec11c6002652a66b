/** One folder of samples: files that share dependencies and ambient declarations. */
export type Topic = {
  /** `line-2.3/http-basics`. */
  readonly name: string
  readonly line: Line
  readonly folder: string
  /** Null when its packages cannot be installed: then it is type-checked only. */
  readonly run: { readonly timeoutMs: number } | null
  readonly dependencies: Readonly<Record<string, string>>
  /** Files at the top that run, e.g. `hello.ts`. */
  readonly programs: readonly string[]
  /** Files at the top that must not compile: `wrong.fails.ts`. */
  readonly failing: readonly string[]
  /** Every other TypeScript file, the declarations included, relative to the folder. */
  readonly modules: readonly string[]
}

/** A set of package versions that fit together. */
export type Line = (typeof lines)[number]

export const lines = ['line-2.3', 'line-1.12'] as const
