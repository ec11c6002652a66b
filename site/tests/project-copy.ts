import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { renameBundles } from '../../tests/copy-site.mjs'
import { samplesFolder, siteFolder } from '../tools/site-folders.ts'

/** A copy of the project in a new folder. Paths are relative to it. */
export type ProjectCopy = {
  readonly folder: string
  read(file: string): string
  write(file: string, text: string): void
  /** Replaces a passage of a file. Throws when the file does not contain it. */
  replace(file: string, passage: string, by: string): void
  /** Runs a program in the folder, with a name for commits, and waits for its end. */
  run(command: string, ...args: readonly string[]): Finished
  remove(): void
}

export type Finished = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

const project = dirname(siteFolder)
const identity = {
  GIT_AUTHOR_NAME: 'Writer',
  GIT_AUTHOR_EMAIL: 'writer@example.com',
  GIT_COMMITTER_NAME: 'Writer',
  GIT_COMMITTER_EMAIL: 'writer@example.com',
}

/**
 * Copies the project's files in git and links its installed packages, which is what a writer has after `npm ci` in a fresh clone. To
 * save time, the cache of the site is copied, too.
 */
export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'project-')))
  cpSync(project, folder, {
    recursive: true,
    filter: (path) => !/[/\\](?:node_modules|dist|\.cache|\.git)(?:[/\\]|$)/.test(path.slice(project.length)),
  })
  const cache = join('site', '.cache')
  if (existsSync(join(project, cache))) cpSync(join(project, cache), join(folder, cache), { recursive: true })
  renameBundles(join(folder, cache), { from: project, to: folder })
  linkPackages(folder)
  for (const line of ['', '1.12']) {
    const packages = join('samples', line, 'node_modules')
    symlinkSync(join(samplesFolder, line, 'node_modules'), join(folder, 'site', packages))
  }
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return {
    folder,
    read,
    write,
    replace: (file, passage, by) => {
      if (!read(file).includes(passage)) throw new Error(`${file} does not contain "${passage}"`)
      write(file, read(file).replace(passage, by))
    },
    run: (command, ...args) => {
      const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...identity }, shell: process.platform === 'win32' } as const
      const { status, stdout, stderr } = spawnSync(command, args, options)
      return { status, stdout, stderr: stderr.replace(/^npm warn .*\n/gm, '') }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Links the installed packages to those of the project, and the project's own packages to their copies, as npm links workspaces. */
function linkPackages(folder: string): void {
  const installed = join(project, 'node_modules')
  const own = join(folder, 'node_modules')
  mkdirSync(own)
  for (const entry of readdirSync(installed, { withFileTypes: true })) {
    const copied = entry.isSymbolicLink() || ['.bin', '@pagewright', '.package-lock.json'].includes(entry.name)
    if (copied) cpSync(join(installed, entry.name), join(own, entry.name), { recursive: true, verbatimSymlinks: true })
    else if (!entry.name.startsWith('.')) symlinkSync(join(installed, entry.name), join(own, entry.name))
  }
  // Without this file the scripts would install the packages.
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  writeFileSync(join(own, '.installed-all'), lock)
}
