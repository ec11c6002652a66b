import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copySite } from '../copy-site.mjs'

/** A site that can be read offline, built and served below `/x/`. Stopping its server stands for a network that fails. */
export type OfflineSite = {
  readonly url: (path: string) => string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Replaces a passage of a file and builds the site again. Throws when the file does not contain the passage. */
  readonly deploy: (file: string, passage: string, by: string) => void
  readonly close: () => Promise<void>
}

const project = fileURLToPath(new URL('../..', import.meta.url))
const command = join(project, 'packages/pagewright/bin/pagewright.mjs')

/** Copies the toy site, turns on reading offline, and builds it. */
export function openOfflineSite(port: number): OfflineSite {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  const root = copySite(join(project, 'packages/pagewright/fixtures/toy'), join(folder, 'site'))
  const options = ['--root', root, '--base', '/x/']
  let server: ChildProcess | null = null
  const replace = (file: string, passage: string, by: string): void => {
    const text = readFileSync(join(root, file), 'utf8')
    if (!text.includes(passage)) throw new Error(`${file} does not contain "${passage}"`)
    writeFileSync(join(root, file), text.replace(passage, by))
  }
  const build = (): void => void execFileSync(process.execPath, [command, 'build', ...options], { stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async (): Promise<void> => {
    if (server === null || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
  const start = async (): Promise<void> => {
    server = spawn(process.execPath, [command, 'serve', ...options, '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
    const listens = once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data')
    await Promise.race([listens, once(server, 'exit').then(() => Promise.reject(new Error('The server did not start')))])
  }
  replace('site.config.ts', "  copyright: '© Toy',", "  copyright: '© Toy',\n  offline: true,")
  for (const [locale, title] of [
    ['de', 'Keine Verbindung'],
    ['fr', 'Hors ligne'],
  ]) {
    replace(
      `theme/messages/${locale}.ts`,
      "  'tabs.label'",
      `  'offline.title': '${title}',\n  'offline.description': '${title}.',\n  'offline.retry': 'Again',\n  'tabs.label'`,
    )
  }
  build()
  return {
    url: (path) => `http://127.0.0.1:${port}/x/${path}`,
    start,
    stop,
    deploy: (file, passage, by) => {
      replace(file, passage, by)
      build()
    },
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
