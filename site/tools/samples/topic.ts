/** One folder of samples, e.g. `samples/http-basics`. */
export type Topic = {
  /** Path below the folder of samples: `http-basics`, or `1.12/upgrade-http` for one that runs on the previous major. */
  readonly name: string
  readonly line: Line
  /** Absolute. */
  readonly folder: string
  /** Why its programs cannot run here, naming the package that could not be installed; null when they can. */
  readonly skipped: string | null
  /** Files at the top that run, e.g. `hello.ts`. */
  readonly programs: readonly string[]
  /** Files at the top that must not compile: `wrong.fails.ts`. */
  readonly failing: readonly string[]
  /** Every other TypeScript file, relative to the folder. */
  readonly modules: readonly string[]
}

/** A set of packages that fit together: the current release, or the previous major. */
export type Line = (typeof lines)[number]

export const lines = ['2.3', '1.12'] as const
