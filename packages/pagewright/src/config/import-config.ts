import { rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createProblemList, type ProblemList, spanAt } from '@pagewright/model'
import { readText, writeAtomic } from '../cache/files.ts'
import { cacheFolder } from '../cache/store.ts'
import { placeOfThrown } from '../report/place-of-thrown.ts'
import { type BundledModule, bundleConfig } from './bundle-config.ts'
import { findConfigSpan } from './config-places.ts'

type Input = { readonly root: string; readonly file: string; readonly problems: ProblemList }

/** Tells the bundles of this process apart: Node.js would not run a module a second time. */
let count = 0

/** Kept here because modules may run at the same time, and the last to end must not bring back what another had put in its place. */
const { exit } = process

/** How many seconds a module may take. */
const timeLimit = 60

/** Runs a module of a site anew and takes its default export. Null, with problems, if it does not compile, throws or has none. */
export async function importConfig(
  root: string,
  options: Omit<Input, 'root'>,
): Promise<(BundledModule & { readonly value: unknown }) | null> {
  const run = await runModule({ root, ...options })
  if (run === null || (run.value !== undefined && typeof run.value !== 'function')) return run
  options.problems.add('config-invalid', {
    file: options.file,
    span: spanAt(1, 1),
    message: run.value === undefined ? 'The configuration has no default export' : 'The default export of the configuration is a function',
    hint: 'Write `export default defineSite({ … })`',
  })
  return null
}

/** Bundles a module of a site, runs it and takes its default export. Null, with problems, if it does not compile or throws. */
async function runModule(input: Input): Promise<(BundledModule & { readonly value: unknown }) | null> {
  const bundled = await bundleConfig(input.root, input)
  if (bundled === null) return null
  const run = await runBundled(bundled.code, input)
  return run === null ? null : { ...bundled, ...run }
}

/** Runs a bundled module of a site and takes its default export. Null, with problems, if it throws. */
async function runBundled(code: string, { root, file, problems }: Input): Promise<{ readonly value: unknown } | null> {
  const bundle = join(`${cacheFolder(root)}-config`, `${process.pid}-${++count}.mjs`)
  writeAtomic(bundle, code)
  let fail = (_reason: unknown): void => {}
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  // A promise that the module leaves alone would end the process when it is rejected, and one that it waits for may never end.
  process.on('unhandledRejection', fail)
  // A module that ended the process would end it without a word, and perhaps as if the command had succeeded.
  process.exit = (status) => {
    const error = new Error(`it calls process.exit(${status ?? ''})`)
    fail(error)
    throw error
  }
  // For a module that imports `exit` by its name.
  syncBuiltinESMExports()
  const timer = setTimeout(() => fail(new Error(`it still waits for something after ${timeLimit} seconds`)), timeLimit * 1000)
  try {
    return { value: await Promise.race([defaultExport(bundle), failed]) }
  } catch (error) {
    reportThrown(error, { bundle, root, file, problems })
    return null
  } finally {
    clearTimeout(timer)
    process.exit = exit
    syncBuiltinESMExports()
    process.off('unhandledRejection', fail)
    rmSync(bundle, { force: true })
  }
}

async function defaultExport(bundle: string): Promise<unknown> {
  const { default: value } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as { readonly default?: unknown }
  const made = await value
  await setImmediate()
  return made
}

/** Bundles the module of a site that exports Vite plugins. Null, with problems, when it cannot be run or exports no list of them. */
export async function importPlugins(root: string, { file, problems }: Omit<Input, 'root'>): Promise<BundledModule | null> {
  const imported = await runModule({ root, file, problems })
  if (imported === null) return null
  const { value, ...bundled } = imported
  const isList = Array.isArray(value)
  // Vite takes lists in the list, promises, and values such as `false` for no plugin.
  const wrong = isList ? value.findIndex((entry) => ![entry].flat(Infinity).every((one) => !one || typeof one === 'object')) : -1
  if (isList && wrong === -1) return bundled
  problems.add('config-invalid', {
    file,
    span: isList ? await findConfigSpan(readText(join(root, file)) ?? '', [wrong]) : null,
    message: isList
      ? `Entry ${wrong + 1} of the list that the module exports is not a Vite plugin`
      : 'The module that `plugins` names does not export a list of Vite plugins',
    hint: isList ? 'A plugin is an object; call the function that makes it: `plugin()`' : 'Write `export default [ … ]`',
  })
  return null
}

/** Makes the plugins of a module that `importPlugins` has bundled: each use of Vite has its own. Rejects when the module throws. */
export async function makePlugins(root: string, { file, code }: Pick<BundledModule, 'file' | 'code'>): Promise<readonly unknown[]> {
  const problems = createProblemList()
  const run = await runBundled(code, { root, file, problems })
  if (run === null) throw new Error(problems.all()[0]?.message)
  return run.value as readonly unknown[]
}

function reportThrown(error: unknown, { bundle, root, file, problems }: Input & { readonly bundle: string }): void {
  problems.add('config-invalid', {
    ...(placeOfThrown(error, { bundle, root }) ?? { file, span: null }),
    message: `The configuration throws: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'Each command runs the configuration to read it, so the code in it has to succeed',
  })
}
