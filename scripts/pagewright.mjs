import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { project } from './install.mjs'

/** Runs a Pagewright command in the project's folder. Resolves to its exit code. Ctrl-C is passed on, and the command exits by itself. */
export function pagewright(...args) {
  const child = spawn(process.execPath, [join(project, 'packages/pagewright/bin/pagewright.mjs'), ...args], {
    stdio: 'inherit',
    cwd: project,
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
