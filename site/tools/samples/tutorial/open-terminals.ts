import { startTerminal, type Terminal } from './start-terminal.ts'
import { until } from './until.ts'

/** A reader's terminals: one for the server, and others for other commands. */
export type Terminals = {
  /** Runs a command to its end. */
  run(command: string, folder: string): Promise<void>
  /** Starts the server and waits until it listens. */
  serve(command: string, folder: string): Promise<void>
  /** Makes a change. If it returns true, waits until the server, which watches for it, has started again. */
  restarted(change: () => boolean): Promise<void>
  /** Presses Ctrl+C in the terminal of the server. Throws when there is no server. */
  stop(): Promise<void>
  /** Waits until a terminal shows a text, in which `…` stands for any part of a line. */
  show(text: string): Promise<void>
  /** Closes all terminals but the server's. */
  clear(): void
}

/** Opens terminals. `asShown` converts their output to the text that a page shows. */
export function openTerminals({ env, asShown }: { env: NodeJS.ProcessEnv; asShown: (text: string) => string }): Terminals {
  let server: { readonly terminal: Terminal; readonly watches: boolean } | null = null
  let others: readonly Terminal[] = []
  const starts = (): number => (server?.terminal.output().split('Listening on').length ?? 1) - 1
  const outputs = (): string[] => [...(server === null ? [] : [server.terminal]), ...others].map(({ output }) => asShown(output()))
  return {
    run: async (command, folder) => {
      const terminal = startTerminal(command, { folder, env })
      others = [...others, terminal]
      if ((await terminal.exitCode) !== 0) throw new Error(`${command} failed\n${terminal.output()}`)
    },
    serve: async (command, folder) => {
      if (server !== null) throw new Error(`${command}: the server runs already`)
      const terminal = startTerminal(command, { folder, env })
      server = { terminal, watches: command.endsWith(' dev') }
      const ended = terminal.exitCode.then(() => {
        throw new Error(`${command} ended\n${terminal.output()}`)
      })
      await Promise.race([ended, until(() => starts() > 0, `${command} listens`)])
      ended.catch(() => {})
    },
    restarted: async (change) => {
      const before = starts()
      if (change() && server?.watches) await until(() => starts() > before, 'the server has started again')
    },
    stop: async () => {
      if (server === null) throw new Error('There is no server to stop')
      await server.terminal.stop()
      server = null
    },
    show: async (text) => {
      const pattern = new RegExp(text.split('…').map(escapePattern).join('[^\\n]*'))
      await until(() => outputs().some((output) => pattern.test(output)), `a terminal shows\n${text}\nThey show\n${outputs().join('\n')}`)
    },
    clear: () => {
      others = []
    },
  }
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
