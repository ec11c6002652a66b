import type { Run, RunnerPage } from '../../../tests/browser/runner-page.ts'
import { listTopics } from '../samples/list-topics.ts'
import { readRecording, recordingOf } from '../samples/recorded.ts'
import { filesOf, sampleProgram } from './sample-program.ts'
import { shownSamples } from './shown-samples.ts'

/** A file that does not run in the page as it does in Node.js, with the reason. */
export type Refused = { readonly file: string; readonly reason: string }

type Driver = { readonly file: string; readonly uses: readonly string[]; readonly recorded: string }

/** How the reason begins when a program imports a package that the page does not have. */
const lacksPackage = 'Error: There is no module '

/** A program that measures for seconds: on a slower machine it would be ended. */
const tooSlow: readonly string[] = ['performance/routing.ts']

/** The programs at the top of the topics that use a file, and what each prints in Node.js. */
export function driversOf(file: string): readonly Driver[] {
  return listTopics([file.slice(0, file.indexOf('/'))]).flatMap((topic) =>
    topic.programs.flatMap((program) => {
      const driver = `${topic.name}/${program}`
      const uses = filesOf(driver)
      return uses.includes(file) ? [{ file: driver, uses, recorded: readRecording(topic, recordingOf(program, 'out.txt')) ?? '' }] : []
    }),
  )
}

/**
 * Why "Try it" cannot open a file; null when it can: every program of the topic that uses the file prints in the page what is recorded, and
 * the file's own program starts without an error, and prints something or listens. If one of several programs of the topic does so, others
 * may need a package that the page does not have.
 */
export async function whyNot(
  file: string,
  { runner, seen }: { runner: RunnerPage; seen: Map<string, string | null> },
): Promise<string | null> {
  if (tooSlow.includes(file)) return 'it measures for seconds, and would be ended on a slower machine'
  const program = sampleProgram(file)
  if (program === null) return 'it is only a part of programs'
  if (program.files.length > 20) return 'it has more than 20 files'
  const drivers = driversOf(file)
  for (const driver of drivers) if (!seen.has(driver.file)) seen.set(driver.file, await runDriver(driver, runner))
  const isProven = drivers.some((driver) => seen.get(driver.file) === null)
  for (const driver of drivers) {
    const reason = seen.get(driver.file)
    const mayFail = isProven && driver.file !== file && reason?.startsWith(lacksPackage)
    if (typeof reason === 'string' && !mayFail) return `${driver.file}: ${reason}`
  }
  if (seen.has(file)) return null
  const { result, events, lines } = await runner.run(textsOf(program.files), { entry: program.entry, wait: 300 })
  return firstError(events) ?? (result.listening || lines.length > 0 ? null : 'it prints nothing, and does not listen')
}

async function runDriver({ file, recorded }: Driver, runner: RunnerPage): Promise<string | null> {
  const program = sampleProgram(file)
  if (program === null) return null
  const run = await runner.run(textsOf(program.files), { entry: program.entry, wait: 15_000 })
  const error = firstError(run.events)
  if (error !== null) return error
  if (run.ended !== 'finished') return `it did not end${run.ended === null ? '' : ` (${run.ended})`}`
  return difference(printed(run), recorded)
}

function firstError(events: Run['events']): string | null {
  const error = events.find((event) => event.kind === 'error')
  // After its first sentence, the message of a missing module lists all modules that there are.
  return error === undefined ? null : `${error.name}: ${error.message.replace(/ It has farrow.*$/s, '')}`
}

function difference(output: string, recorded: string): string | null {
  if (output === recorded) return null
  const [lines, expected] = [output.split('\n'), recorded.split('\n')]
  const at = expected.findIndex((line, index) => line !== lines[index])
  return `it prints ${JSON.stringify(lines[at] ?? '')} in place of ${JSON.stringify(expected[at] ?? '')}`
}

/** What a run has written to the standard output. */
function printed({ events }: Run): string {
  return events
    .flatMap((event) => (event.kind === 'console' && (event.level === 'log' || event.level === 'info') ? [`${event.text}\n`] : []))
    .join('')
}

function textsOf(files: readonly { readonly path: string; readonly text: string }[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]))
}

/** The files that pages show and "Try it" can open, and the others. */
export async function trySamples(
  runner: RunnerPage,
): Promise<{ readonly runnable: readonly string[]; readonly refused: readonly Refused[] }> {
  const seen = new Map<string, string | null>()
  const runnable: string[] = []
  const refused: Refused[] = []
  for (const file of shownSamples()) {
    const reason = await whyNot(file, { runner, seen })
    if (reason === null) runnable.push(file)
    else refused.push({ file, reason })
  }
  return { runnable, refused }
}
