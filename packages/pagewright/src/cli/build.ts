import { allOption, type Command, siteOptions } from './command.ts'
import { runBuild } from './run-build.ts'

/** `pagewright build` */
export const buildCommand: Command = {
  name: 'build',
  summary: 'builds the site into its output folder',
  operands: [],
  options: { ...siteOptions, all: allOption },
  run: async ({ values }) => ((await runBuild(values)) === null ? 1 : 0),
}
