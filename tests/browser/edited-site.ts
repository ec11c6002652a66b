import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { copySite } from '../copy-site.mjs'

/** A copy of the toy site with a development server. Paths are relative to the site's folder. */
export type EditedSite = {
  readonly url: string
  readonly write: (file: string, text: string) => void
  readonly remove: (file: string) => void
  /** Replaces a passage of a file. Throws when the file does not contain it. */
  readonly replace: (file: string, passage: string, by: string) => void
  /** Replaces a passage as many editors save: a new file is written and renamed over the old one. */
  readonly swap: (file: string, passage: string, by: string) => void
  /** What the server has printed so far. */
  readonly printed: () => string
  /** Undoes all edits and waits until the server has noticed. */
  readonly restore: () => Promise<void>
  /** Asks the server to exit, as Ctrl-C does. Resolves to its exit code. */
  readonly stop: () => Promise<number | null>
  readonly close: () => Promise<void>
}

const project = fileURLToPath(new URL('../..', import.meta.url))

/** Copies the toy site to a folder outside of the project, prepares it, and starts a development server for it. */
export async function openEditedSite(prepare: (root: string) => void = () => {}): Promise<EditedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'toy-'))
  const root = copySite(join(project, 'packages/pagewright/fixtures/toy'), join(folder, 'site'))
  prepare(root)
  const server = spawn(process.execPath, [join(project, 'packages/pagewright/bin/pagewright.mjs'), 'dev', '--root', root, '--port', '0'])
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text))
  const originals = new Map<string, string | null>()
  const remember = (file: string): void => {
    if (!originals.has(file)) originals.set(file, existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null)
  }
  const write = (file: string, text: string): void => {
    remember(file)
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const url = await urlOf(server, () => output)
  let restored = 0
  return {
    url,
    write,
    remove: (file) => {
      remember(file)
      rmSync(join(root, file))
    },
    replace: (file, passage, by) => write(file, replaced(join(root, file), { passage, by })),
    swap: (file, passage, by) => {
      const text = replaced(join(root, file), { passage, by })
      remember(file)
      writeFileSync(join(folder, 'saved'), text)
      renameSync(join(folder, 'saved'), join(root, file))
    },
    printed: () => output,
    restore: async () => {
      for (const [file, text] of originals) {
        if (text === null) rmSync(join(root, file), { force: true })
        else writeFileSync(join(root, file), text)
      }
      originals.clear()
      const mark = `restored-${++restored}.txt`
      writeFileSync(join(root, 'public', mark), mark)
      await expect.poll(async () => (await fetch(url + mark)).status).toBe(200)
    },
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      const [code] = await ended
      return code
    },
    close: async () => {
      const ended = once(server, 'exit')
      if (server.exitCode === null && server.kill('SIGKILL')) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves to the address that the server prints when it listens. Rejects when the server exits before. */
function urlOf(server: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const url = /http:\/\/\S+/.exec(printed())?.[0]
      if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'))
    }
    server.stdout?.on('data', look)
    server.on('exit', (code) => reject(new Error(`The development server exited with code ${code}:\n${printed()}`)))
  })
}

function replaced(path: string, { passage, by }: { passage: string; by: string }): string {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(passage)) throw new Error(`${path} does not contain "${passage}"`)
  return text.replace(passage, by)
}
