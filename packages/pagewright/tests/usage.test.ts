import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finished, runPagewright, startPagewright } from './run-pagewright.ts'
import { createSite } from './site-folder.ts'

const names = ['dev', 'build', 'serve', 'check', 'rename', 'move', 'deploy', 'version']
let root = ''

beforeAll(() => {
  root = createSite()
})

afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

describe('a mistake on the command line is reported on standard error with the usage, and gives exit code 2', () => {
  for (const [args, message] of [
    [['biuld'], 'Unknown command "biuld". Did you mean "build"?'],
    [['constructor'], 'Unknown command "constructor"'],
    [['--root', '.'], 'Unknown command "--root"'],
    [['build', '--ouput', 'x'], 'Unknown option "--ouput"'],
    [['build', '--out-dri', 'x'], 'Unknown option "--out-dri". Did you mean "--out-dir"?'],
    [['check', '-x'], 'Unknown option "-x"'],
    [['build', 'docs'], 'Unexpected argument "docs"'],
    [['build', '--root', 'nowhere'], 'There is no folder "<root>/nowhere"'],
    [['build', '--root', 'site.config.ts'], 'There is no folder "<root>/site.config.ts"'],
    [['build', '--root'], "Option '--root <value>' argument missing"],
    [['build', '--no-cache=yes'], "Option '--no-cache' does not take an argument"],
    [['check', '--accept'], "Option '--accept <value>' argument missing"],
    [['check', '--format', 'jsn'], 'Unknown format "jsn". Did you mean "json"?'],
    [['version'], 'Missing <name>'],
    [['move', '/docs/a'], 'Missing <new-path>'],
    [['version', '../x'], '"../x" cannot be the name of a version'],
    [['dev', '--port', 'http'], 'The port must be a number from 0 to 65535'],
    [['serve', '--port', '65536'], 'The port must be a number from 0 to 65535'],
  ] as const) {
    it(args.join(' '), async () => {
      const { code, stdout, stderr } = await runPagewright(args, { cwd: root })
      expect(stderr.replaceAll(root, '<root>').replaceAll('\\', '/')).toContain(message)
      expect(stderr).toContain('\n\nUsage: pagewright')
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    })
  }
})

it.each(['/../', '/x/./y', '/x?y'])('The mount %j is refused, since no address can begin with it', async (base) => {
  const { code, stdout } = await runPagewright(['check', '--base', base], { cwd: root })
  expect(stdout).toContain(`The base "${base}", which comes from --base or the environment variable BASE_URL, is not a URL path`)
  expect(code).toBe(1)
})

describe('the command line, started as a process,', () => {
  it('writes what its command writes, and has the exit code of its command', async () => {
    for (const args of [['--version'], ['build', 'docs'], ['check']]) {
      const run = await finished(startPagewright(args, { cwd: root }))
      expect(run).toEqual(await runPagewright(args, { cwd: root }))
      expect(run.stdout + run.stderr).not.toBe('')
    }
  })

  it('ends although the configuration has left a timer running', async () => {
    const site = createSite()
    appendFileSync(join(site, 'site.config.ts'), 'setInterval(() => {}, 1000)\n')
    const { code, stdout } = await finished(startPagewright(['check'], { cwd: site }))
    expect(stdout).toContain('no problems')
    expect(code).toBe(0)
    rmSync(dirname(site), { recursive: true })
  })
})

describe('help', () => {
  it('lists the commands when no command is given, and for --help, -h and help', async () => {
    const { code, stdout, stderr } = await runPagewright([], { cwd: root })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const name of names) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
    for (const word of ['--help', '-h', 'help']) expect((await runPagewright([word], { cwd: root })).stdout).toBe(stdout)
  })

  for (const name of names) {
    it(`lists the options of ${name}`, async () => {
      const { code, stdout, stderr } = await runPagewright([name, '--help'], { cwd: root })
      expect(stdout).toMatch(new RegExp(`^Usage: pagewright ${name}.*\\[options\\]\\n\\n  --root`))
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    })
  }
})

describe('serve', () => {
  let other: Server
  let port = 0

  beforeAll(async () => {
    other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    port = (other.address() as AddressInfo).port
  })

  afterAll(() => other.close())

  it('reports that the site has not been built yet', async () => {
    const { code, stderr } = await runPagewright(['serve'], { cwd: root })
    expect(stderr).toContain(`There is no built site in ${join(root, 'dist')} [not-built]\n    hint: Build it first: pagewright build`)
    expect(code).toBe(1)
  })

  it('reports that its port is in use, and suggests another', async () => {
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(join(root, 'dist/.pagewright.json'), '{}\n')
    for (const command of ['serve', 'dev']) {
      const { code, stderr } = await finished(startPagewright([command], { cwd: root, env: { PORT: String(port) } }))
      expect(stderr).toContain(
        `The port ${port} of 127.0.0.1 is in use [port-in-use]\n    hint: Choose another: PORT=${port + 1}, or --port ${port + 1}`,
      )
      expect(code).toBe(1)
    }
  })

  it('serves under the mount that the site was built for', async () => {
    writeFileSync(join(root, 'dist/.pagewright.json'), '{ "mount": "/sub/" }\n')
    const server = startPagewright(['serve', '--port', '0'], { cwd: root })
    const ended = finished(server)
    server.stdout?.once('data', () => server.kill())
    expect((await ended).stdout).toMatch(/^Serving on \S+\/sub\/ /)
  })

  it('reports that the network interface does not exist', async () => {
    const { code, stderr } = await runPagewright(['serve', '--host', 'nowhere.invalid'], { cwd: root })
    expect(stderr).toContain('There is no interface "nowhere.invalid" on this machine [cannot-listen]')
    expect(code).toBe(1)
  })
})
