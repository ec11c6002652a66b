import { EventEmitter } from '../node/events.ts'
import { withMissing } from '../node/missing.ts'
import { natives } from './natives.ts'

/** Thrown by `process.exit`, so that nothing more of the program runs. */
export class Exit extends Error {}

export type Process = EventEmitter & { exitCode: number | undefined }

type Actions = {
  readonly exit: (code?: number) => void
  readonly write: (text: string) => void
  readonly warn: (text: string) => void
}

/** The `process` of a program. `exit` gets the code that the program has given. */
export function createProcess({ exit, write: print, warn }: Actions): Process {
  const write = (text: unknown): boolean => {
    print(String(text))
    return true
  }
  const leave = (code?: number): never => {
    exit(code)
    throw new Exit('process.exit')
  }
  return Object.assign(new EventEmitter(), {
    env: {} as Record<string, string | undefined>,
    argv: ['node', 'program'],
    execArgv: [],
    execPath: 'node',
    platform: 'browser',
    pid: 1,
    version: 'v20.0.0',
    versions: { node: '20.0.0' },
    exitCode: undefined as number | undefined,
    cwd: () => '/',
    uptime: () => natives.now() / 1000,
    nextTick: (work: (...args: readonly unknown[]) => void, ...args: readonly unknown[]) => queueMicrotask(() => work(...args)),
    hrtime: Object.assign(
      () => {
        const now = natives.now()
        return [Math.floor(now / 1000), Math.round((now % 1000) * 1e6)]
      },
      { bigint: () => BigInt(Math.round(natives.now() * 1e6)) },
    ),
    memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0, external: 0 }),
    exit: leave,
    stdin: withMissing('process.stdin', { isTTY: false }),
    stdout: { write, isTTY: false },
    stderr: { write, isTTY: false },
    emitWarning: (warning: unknown) => warn(warning instanceof Error ? warning.message : String(warning)),
  })
}
