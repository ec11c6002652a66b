import { spawn } from 'node:child_process'

export type RunningServer = { readonly origin: string; stop(): void }

/** Starts a Node.js program and waits until it prints `Serving on <origin>/`. Rejects when it exits before. */
export function startServer(args: readonly string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const origin = /Serving on (http:\/\/[^/\s]+)/.exec(data.toString())?.[1]
      if (origin !== undefined) resolve({ origin, stop: () => void child.kill('SIGTERM') })
    })
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} exited with code ${code}`)))
  })
}
