import { isDeepStrictEqual } from 'node:util'
import { samplesFolder } from '../../site-folders.ts'
import { missingPackages } from '../list-topics.ts'
import { readerEnvironment } from '../reader-environment.ts'
import { findPort } from './find-port.ts'
import { linkPackages } from './link-packages.ts'
import { openTerminals, type Terminals } from './open-terminals.ts'
import { createProgramFolder, type ProgramFolder } from './program-folder.ts'
import { readCurl } from './read-curl.ts'
import type { Exchange } from './read-exchanges.ts'
import { sendRequest } from './send-request.ts'
import type { TutorialStep } from './tutorial-step.ts'
import { until } from './until.ts'

/** A simulated reader who does what the pages of the tutorial say, in a folder that is empty at first. */
export type TutorialReader = {
  /** Takes the steps of a page. Throws at the first one that cannot be taken or has another result than the page says. */
  follow(steps: readonly TutorialStep[]): Promise<void>
  /** The files of the program by path, without installed packages and build outputs. */
  program(): Record<string, string>
  /** Stops running commands and deletes the folder. */
  leave(): Promise<void>
}

/** The reader's folder, terminals and port. `got` has the responses to `curl` that the page has not shown yet. */
type Desk = { readonly folder: ProgramFolder; readonly terminals: Terminals; readonly port: number; got: readonly Exchange[] }

type Step<K extends TutorialStep['kind']> = Extract<TutorialStep, { kind: K }>
type Actions = { readonly [K in TutorialStep['kind']]: (step: Step<K>, desk: Desk) => void | Promise<void> }

const pagePort = ':3000'
const made = ['node_modules/', 'dist/', 'package-lock.json']

/** Creates a reader. Programs listen on a free port, which they get from `PORT`; `:3000` in texts of a page stands for it. */
export async function createReader(): Promise<TutorialReader> {
  const port = await findPort()
  const env = { ...readerEnvironment(), PORT: `${port}`, npm_config_offline: 'true', npm_config_update_notifier: 'false' }
  const folder = createProgramFolder()
  const terminals = openTerminals({ env, asShown: (text) => asShown(text, port) })
  const desk: Desk = { folder, terminals, port, got: [] }
  return {
    follow: async (steps) => {
      terminals.clear()
      for (const step of steps) await take(step, desk)
      if (desk.got[0] !== undefined) throw new Error(`The page does not show this response: ${JSON.stringify(desk.got[0])}`)
    },
    program: () => {
      const files = folder.files(made).filter((file) => !made.includes(file))
      return Object.fromEntries(files.sort().map((file) => [file, asShown(folder.read(file), port)]))
    },
    leave: async () => {
      await terminals.stop().catch(() => {})
      folder.remove()
    },
  }
}

async function take<K extends TutorialStep['kind']>(step: Step<K>, desk: Desk): Promise<void> {
  try {
    await actions[step.kind as K](step, desk)
  } catch (error) {
    throw new Error(`Line ${step.line}, ${step.kind}: ${error instanceof Error ? error.message : error}`)
  }
}

const actions: Actions = {
  write: ({ file, text }, desk) => write(file, { text: `${text}\n`, desk }),
  change: ({ file, removed, added }, desk) => {
    const parts = asShown(desk.folder.read(file), desk.port).split(`${removed}\n`)
    if (parts.length !== 2) throw new Error(`${file} does not have these lines once:\n${removed}`)
    return write(file, { text: parts.join(`${added}\n`), desk })
  },
  find: async ({ file, text }, { folder, port }) => {
    const found = (): string => asShown(folder.read(file), port).trimEnd()
    // `farrow dev` prints that it has written a client before the file is complete.
    await until(() => folder.files(made).includes(file) && found() === text, `${file} is as shown`).catch(() => {})
    same(found(), text)
  },
  list: ({ files }, { folder }) => same(folder.files(files).sort(), [...files].sort()),
  run: async ({ commands }, desk) => {
    for (const [index, command] of commands.entries()) await run(command, { desk, isLast: index === commands.length - 1 })
  },
  stop: (_, { terminals }) => terminals.stop(),
  output: async ({ text }, desk) => {
    await desk.terminals.show(text)
    desk.got = []
  },
  exchange: async ({ exchanges }, desk) => {
    for (const { request, answer } of exchanges) {
      const earlier = desk.got.find((exchange) => isDeepStrictEqual(exchange.request, request))
      desk.got = desk.got.filter((exchange) => exchange !== earlier)
      same({ request, answer: earlier?.answer ?? (await sendRequest(request, desk.port)) }, { request, answer })
    }
  },
}

function write(file: string, { text, desk }: { text: string; desk: Desk }): Promise<void> {
  return desk.terminals.restarted(() => desk.folder.write(file, text.replaceAll(pagePort, `:${desk.port}`)) && file.startsWith('src/'))
}

async function run(command: string, { desk, isLast }: { desk: Desk; isLast: boolean }): Promise<void> {
  const { folder, terminals, port } = desk
  const request = readCurl(command)
  if (request !== null) desk.got = [...desk.got, { request, answer: await sendRequest(request, port) }]
  else if (command === 'npm install') linkPackages(folder.path())
  else if (command.startsWith('npm create ')) await createElsewhere(command, terminals)
  else if (command.startsWith('cd ')) folder.enter(command.slice('cd '.length))
  else if (!/^npx farrow (dev|start)$/.test(command)) await terminals.run(command, folder.path())
  else if (isLast) await terminals.serve(command, folder.path())
  else throw new Error(`${command} does not end, so no other command can follow it in its terminal`)
}

/** Runs `npm create`, an alternative to the page's own steps, in another folder and with the installed package. */
async function createElsewhere(command: string, terminals: Terminals): Promise<void> {
  const [, name = '', words = ''] = /^npm create (farrow-app)@latest (.*)$/.exec(command) ?? []
  if (name === '') throw new Error(`${command} is not understood`)
  if (missingPackages('2.3')[`create-${name}`] !== undefined) return
  const folder = createProgramFolder()
  try {
    await terminals.run(`"${samplesFolder}/node_modules/.bin/create-${name}" ${words.replace('-- ', '')}`, folder.path())
    if (!folder.files([]).some((file) => file.endsWith('/package.json'))) throw new Error(`${command} makes no project`)
  } finally {
    folder.remove()
  }
}

function asShown(text: string, port: number): string {
  return text.replaceAll(`:${port}`, pagePort)
}

function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) throw new Error(`The page shows\n${toText(expected)}\nIt is\n${toText(actual)}`)
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
