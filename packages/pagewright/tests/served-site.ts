import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createProblemList } from '@pagewright/model'
import { build } from '../src/build.ts'
import { listen } from '../src/cli/serve.ts'
import { loadSite } from '../src/config/load-site.ts'
import type { Site } from '../src/config/resolve-site.ts'
import { formatProblems } from '../src/report/format-problems.ts'
import { silentLogger } from '../src/report/logger.ts'
import { createHandler } from '../src/serve/create-handler.ts'

/** A site that was built into a new folder and is served as by `pagewright serve`. */
export type ServedSite = {
  readonly site: Site
  /** The output folder. */
  readonly out: string
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** The absolute path of a folder of the project. */
export function projectFolder(name: string): string {
  return fileURLToPath(new URL(`../../../${name}`, import.meta.url))
}

/** Builds and serves a site. Throws an error with its report when it has errors. */
export async function serveSite(root: string, { base }: { readonly base: string }): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  const out = join(folder, 'dist')
  const problems = createProblemList()
  const written = await build({ root, out, base, fresh: false, problems, log: silentLogger })
  if (written === null) throw new Error(formatProblems(problems.all(), { root, format: 'text', color: false }))
  const served = await serveOutput(root, { base, out })
  const close = async (): Promise<void> => {
    await served.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...served, close }
}

/** Serves the output of a site that was built before. */
export async function serveOutput(root: string, { base, out }: { readonly base: string; readonly out: string }): Promise<ServedSite> {
  const problems = createProblemList()
  const loaded = await loadSite(root, { base, problems })
  if (loaded === null) throw new Error(formatProblems(problems.all(), { root, format: 'text', color: false }))
  const server = createServer(createHandler(out, loaded.site))
  const port = await listen(server, { port: 0, host: '127.0.0.1' })
  return { site: loaded.site, out, origin: `http://127.0.0.1:${port}`, close: () => closeServer(server) }
}

/** Closes a server and its connections. */
export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
