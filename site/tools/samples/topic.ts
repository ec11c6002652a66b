/** One folder of samples, e.g. `samples/http-basics`. */
export type Topic = {
  /** Path below the folder of samples: `http-basics`, or `1.12/upgrade-http` for one that runs on the previous major. */
  readonly name: string
  readonly line: Line
  /** Absolute path. */
  readonly folder: string
  /** Why its programs cannot run here, with the name of the missing package; null if they can. */
  readonly skipped: string | null
  /** Files directly in the folder that can be run, e.g. `hello.ts`. */
  readonly programs: readonly string[]
  /** Files directly in the folder that must not compile, e.g. `wrong.fails.ts`. */
  readonly failing: readonly string[]
  /** Every other TypeScript file, relative to the folder. */
  readonly modules: readonly string[]
}

/** A release line, whose packages fit together: the current release, or the previous major version. */
export type Line = (typeof lines)[number]

export const lines = ['2.3', '1.12'] as const
