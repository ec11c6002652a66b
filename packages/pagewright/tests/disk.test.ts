import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { skipTest } from '../../../tests/skip-test.ts'
import { diskProblem } from '../src/report/disk-problem.ts'
import { finished, runPagewright, startPagewright } from './run-pagewright.ts'
import { createFolder, createSite, differingFiles, readFolder, resetSite } from './site-folder.ts'

const nobody = 65534
const isRoot = process.getuid?.() === 0
const uid = isRoot ? nobody : undefined
let root = ''

beforeAll(() => {
  root = createSite()
})

afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

/** Mounts a small disk and returns its folder; null on machines that do not allow this. */
function mountDisk(size: string): string | null {
  const folder = createFolder()
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' }).status === 0) return folder
  rmSync(folder, { recursive: true })
  return null
}

function unmount(folder: string): void {
  spawnSync('umount', [folder], { stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true })
}

/** Copies the site without what builds have made, for which a small disk may have no room. */
function copyTo(folder: string): void {
  cpSync(root, folder, { recursive: true, filter: (path) => !['.cache', 'dist'].includes(basename(path)) })
}

const disk = mountDisk('4m')

describe('a small disk', () => {
  beforeEach((context) => skipTest(context, disk === null ? 'this machine does not allow to mount a small disk' : null))
  const out = join(disk ?? '', 'dist')
  const build = (...args: string[]) => runPagewright(['build', '--out-dir', out, ...args], { cwd: root })

  afterAll(() => disk !== null && unmount(disk))

  it('that becomes full is reported, and the last good output stays', async () => {
    expect(await build()).toMatchObject({ code: 0, stderr: '' })
    const good = readFolder(out)
    writeFileSync(join(root, 'public/large.bin'), Buffer.alloc(6 * 1024 * 1024, 'x'))
    const { code, stdout, stderr } = await build()
    expect(stderr).toContain('error The file system reported an error: ENOSPC: no space left on device')
    expect(stderr).toContain(
      '[disk]\n    hint: The disk is full: free some space, and build again\n\n1 error\nNothing was written; the last output is as it was.\n',
    )
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(differingFiles(readFolder(out), good)).toEqual([])
    expect(readdirSync(disk as string)).toEqual(['dist'])
    resetSite(root)
    expect(await build()).toMatchObject({ code: 0, stderr: '' })
  })

  it('that is full when the cache is written is also reported', async () => {
    const site = join(disk as string, 'site')
    copyTo(site)
    const free = Number(spawnSync('df', ['--output=avail', '-k', disk as string], { encoding: 'utf8' }).stdout.split('\n')[1])
    writeFileSync(join(disk as string, 'filler'), Buffer.alloc((free - 100) * 1024, 'x'))
    const { code, stderr } = await runPagewright(['build'], { cwd: site })
    expect(stderr).toContain('ENOSPC')
    expect(stderr).toContain('1 error\nNothing was written')
    expect(code).toBe(1)
    expect(readdirSync(site).filter((name) => name.includes('dist'))).toEqual([])
  })

  it('that is read-only is reported, but a site on it can be built into another folder', async () => {
    rmSync(join(disk as string, 'filler'))
    rmSync(join(disk as string, 'site'), { recursive: true, force: true })
    const site = join(disk as string, 'site')
    copyTo(site)
    spawnSync('mount', ['-o', 'remount,ro', disk as string])
    const refused = await runPagewright(['build'], { cwd: site, env: { TMPDIR: dirname(root) } })
    expect(refused.stderr).toMatch(
      /error The file system reported an error: EROFS: read-only file system, mkdir '.*' \[disk\]\n {4}hint: The disk is read-only: name another folder with --out-dir/,
    )
    expect(refused.code).toBe(1)
    const elsewhere = await runPagewright(['build', '--out-dir', join(root, 'elsewhere')], { cwd: site, env: { TMPDIR: dirname(root) } })
    expect(elsewhere).toMatchObject({ code: 0, stderr: '' })
    expect((await runPagewright(['check'], { cwd: site, env: { TMPDIR: dirname(root) } })).code).toBe(0)
  })
})

it('A disk that is mounted at the output folder has a hint', () => {
  const error = Object.assign(new Error('EBUSY: resource busy or locked, rename'), { code: 'EBUSY', syscall: 'rename' })
  expect(diskProblem(error)?.hint).toContain('a folder inside it')
})

it('A folder in the place of a file has a hint', () => {
  const error = Object.assign(new Error('EISDIR: illegal operation on a directory, open'), { code: 'EISDIR', syscall: 'open' })
  expect(diskProblem(error)?.hint).toContain('rename or delete the folder')
})

it('A limit of the system to how many files it watches is not taken for a full disk', () => {
  const error = Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), { code: 'ENOSPC', syscall: 'watch' })
  expect(diskProblem(error)?.hint).toContain('fs.inotify.max_user_watches')
})

const probe = spawnSync(
  process.execPath,
  ['-e', 'require("node:fs").readFileSync(process.argv[1])', fileURLToPath(new URL('../bin/pagewright.mjs', import.meta.url))],
  { ...(uid === undefined ? {} : { uid, gid: uid }) },
)

describe('permissions', () => {
  beforeEach((context) => skipTest(context, probe.status === 0 ? null : 'no other user may read this folder'))
  it('that forbid reading a file or a folder are reported', async () => {
    const site = createSite()
    writeFileSync(join(site, 'content/en/pages/secret.md'), '---\ntitle: Secret\n---\n\nText.\n')
    mkdirSync(join(site, 'content/en/pages/closed'))
    if (isRoot)
      for (const name of ['..', '.', ...readdirSync(site, { recursive: true, encoding: 'utf8' })])
        chownSync(join(site, name), nobody, nobody)
    const closed = ['content/en/pages/secret.md', 'content/en/pages/closed', 'samples/hello.ts']
    for (const name of closed) chmodSync(join(site, name), 0o000)
    const { code, stdout } = await finished(startPagewright(['check', '--no-cache'], { cwd: site, uid }))
    for (const name of closed) chmodSync(join(site, name), 0o755)
    expect(stdout.replaceAll(site, '<root>')).toMatchInlineSnapshot(`
      "content/en/docs/guide/links.md:7:1 error "samples/hello.ts" cannot be included: it is a folder, or cannot be read as UTF-8 text [include-missing]
            5 | ## Inside
            6 |
          > 7 | \`\`\`ts file="samples/hello.ts#hello"
              | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            8 | \`\`\`
            9 |
          hint: Name a file, and check its encoding and its permissions

      content/en/pages/closed error The folder cannot be read: EACCES: permission denied, scandir '<root>/content/en/pages/closed' [file-unreadable]
          hint: Check its permissions

      content/en/pages/secret.md error The file cannot be read: EACCES: permission denied, open '<root>/content/en/pages/secret.md' [file-unreadable]
          hint: Check its permissions

         2 error    file-unreadable  A file or folder cannot be read
         1 error    include-missing  A file that a block of code shows is missing

      3 errors
      "
    `)
    expect(code).toBe(1)
    const docs = join(site, 'content/en/docs')
    chmodSync(docs, 0o555)
    const moved = await finished(startPagewright(['move', '/docs/start', '/docs/begin'], { cwd: site, uid }))
    chmodSync(docs, 0o755)
    expect(moved).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(`EACCES: permission denied, open '${docs}/`) })
    chmodSync(site, 0o555)
    const out = await finished(startPagewright(['build'], { cwd: site, uid, env: { TMPDIR: dirname(site) } }))
    chmodSync(site, 0o755)
    rmSync(dirname(site), { recursive: true })
    expect(out.stderr).toMatch(
      /The file system reported an error: EACCES: permission denied, mkdir '.*' \[disk\]\n {4}hint: Change the permissions/,
    )
    expect(out.code).toBe(1)
  })
})

describe('an output folder', () => {
  const refused = async (out: string, message: string): Promise<void> => {
    const before = readFolder(root)
    const { code, stderr } = await runPagewright(['build', '--out-dir', out], { cwd: root })
    expect(stderr.replaceAll(root, '<root>')).toContain(message)
    expect(stderr).toContain('Nothing was written')
    expect(code).toBe(1)
    expect(differingFiles(readFolder(root), before)).toEqual([])
  }
  const foreign = (out: string): string =>
    `The folder ${out} holds files that no build has written, or lies in one of the site's own folders [out-dir-foreign]\n    hint: Name another one with --out-dir, or empty it`

  beforeAll(() => resetSite(root))

  it('that contains files which no build has written is refused', async () => {
    mkdirSync(join(root, 'photos'))
    writeFileSync(join(root, 'photos/holiday.jpg'), 'precious')
    await refused('photos', foreign('<root>/photos'))
  })

  it('that is the site, its content, or a folder that contains the site is refused', async () => {
    await refused('.', foreign('<root>'))
    for (const own of ['content', 'content/en/docs/out', 'public/out', 'theme/out']) await refused(own, foreign(`<root>/${own}`))
    await refused('..', foreign(dirname(root)))
    await refused('/', foreign('/'))
  })

  it('in the content of the site is refused also where the site is reached by a symbolic link', async () => {
    const link = `${root}-link`
    symlinkSync(root, link)
    mkdirSync(join(root, 'content/empty'))
    for (const out of ['content/empty', 'content/new']) {
      const { code, stderr } = await runPagewright(['build', '--root', link, '--out-dir', join(link, out)], { cwd: dirname(root) })
      expect([code, stderr.includes(foreign(join(root, out)))]).toEqual([1, true])
    }
    rmSync(join(root, 'content/empty'), { recursive: true })
    rmSync(link)
  })

  it('that contains the site is refused even if a build has written into it', async () => {
    writeFileSync(join(root, '.pagewright.json'), '{}')
    await refused('.', foreign('<root>'))
    rmSync(join(root, '.pagewright.json'))
  })

  it('that is a file or below a file is reported', async () => {
    await refused(
      'messages.ts',
      "The file system reported an error: ENOTDIR: not a directory, scandir '<root>/messages.ts' [disk]\n    hint: There is a file where a folder is needed",
    )
    await refused('messages.ts/dist', 'ENOTDIR')
  })

  it('is created when it is missing, and used when it is empty or reached by a symbolic link', async () => {
    mkdirSync(join(root, 'empty'))
    symlinkSync('empty', join(root, 'link'))
    symlinkSync('new/folder', join(root, 'leads-nowhere'))
    for (const out of ['new/deep/folder', 'empty', 'link', 'leads-nowhere'])
      expect(await runPagewright(['build', '--out-dir', out], { cwd: root })).toMatchObject({ code: 0, stderr: '' })
    expect(readFileSync(join(root, 'link/.pagewright.json'), 'utf8')).toBe(readFileSync(join(root, 'empty/.pagewright.json'), 'utf8'))
    for (const link of ['link', 'leads-nowhere']) expect(lstatSync(join(root, link)).isSymbolicLink()).toBe(true)
    expect(differingFiles(readFolder(join(root, 'empty')), readFolder(join(root, 'new/folder')))).toEqual([])
    expect(differingFiles(readFolder(join(root, 'empty')), readFolder(join(root, 'new/deep/folder')))).toEqual([])
  })

  it('is not written when there is a file in the place of the cache folder, which is reported', async () => {
    rmSync(join(root, '.cache'), { recursive: true, force: true })
    writeFileSync(join(root, '.cache'), 'a file')
    const { code, stderr } = await runPagewright(['build'], { cwd: root })
    expect(stderr).toContain('hint: There is a file where a folder is needed')
    expect(code).toBe(1)
    expect((await runPagewright(['check'], { cwd: root })).stdout).toContain('hint: There is a file where a folder is needed')
    const moved = await runPagewright(['move', '/docs/start', '/docs/begin'], { cwd: root })
    expect(moved).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('hint: There is a file where a folder is needed') })
    rmSync(join(root, '.cache'))
  })
})
