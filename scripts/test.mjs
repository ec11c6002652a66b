// `npm test`: installs missing packages, then runs every check. At the end it lists the tests that were skipped, with the reason,
// those that passed only when they were tried again, and those that failed. The last line has the totals.
// cspell:ignore bavail shm statfs
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, project, requireNode, scriptOf } from './install.mjs'
import { typeProjects } from './type-projects.mjs'

const memoryFolder = '/dev/shm'
requireNode()
// In another process, so that both are installed at the same time.
const samplesInstalled = run(join(project, 'scripts/install-samples.mjs'), [], 'inherit')
install()
if ((await samplesInstalled).status !== 0) process.exit(1)
const { findChromium } = await import('./chromium.mjs')
const chromium = await findChromium()
// Tests and browsers write many small files. In memory, tests that build sites take a third less processor time than on a disk.
const folder = mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), 'tests-'))
// Some tests start a command as another user.
chmodSync(folder, 0o755)
process.env.TMPDIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.on('SIGINT', () => process.exit(130))
const sum = { passed: 0, failed: 0 }
/** Names of skipped tests by the reason. A test that is skipped without a reason counts as failed. */
const skipped = new Map()
/** Names of tests that passed only when they were tried again. */
const flaky = []
/** Names of checks and tests that failed. */
const failures = []

const pagewright = 'packages/pagewright/bin/pagewright.mjs'
// One build for all tests that only read the output, see tests/built-site.mjs.
const builtSite = join(project, '.cache/built-site')
// A build uses one processor most of the time, so the checks that need no build run beside it.
await Promise.all([buildSites(), checkSources()])

async function buildSites() {
  await step('Content', pagewright, ['check', '--strict', '--root', 'site'])
  if (await step('Build', pagewright, ['build', '--root', 'site', '--out-dir', builtSite])) process.env.BUILT_SITE = builtSite
}

async function checkSources() {
  await step('Lint', scriptOf('@biomejs/biome', 'biome'), ['ci', '.'])
  for (const config of typeProjects) await step(`Types of ${config}`, scriptOf('typescript', 'tsc'), ['-p', config])
  await step('Spelling', scriptOf('cspell'), ['--no-progress', '--config', 'cspell.yaml'])
  // Copies of these sites begin with what their build leaves in the cache, see tests/copy-site.mjs.
  for (const site of ['toy', 'broken/base']) {
    const root = join('packages/pagewright/fixtures', site)
    await step(`Build of ${site}`, pagewright, ['build', '--root', root, '--out-dir', join(project, '.cache/fixtures', site)])
  }
}

suite(
  'Unit and integration tests',
  scriptOf('vitest'),
  ['run', '--reporter=default', `--reporter=${join(project, 'scripts/vitest-report.mjs')}`],
  'VITEST_REPORT',
  (report) => report,
)
if (chromium === null) {
  failures.push('Browser tests: there is no Chromium, and none could be installed')
  sum.failed++
} else {
  suite(
    'Browser tests',
    scriptOf('@playwright/test', 'playwright'),
    ['test', '--config', 'tests/playwright.config.ts'],
    'PLAYWRIGHT_JSON_OUTPUT_NAME',
    (report) => ({
      passed: report.stats.expected + report.stats.flaky,
      flaky: browserTests('flaky', report.suites),
      failures: browserTests('unexpected', report.suites),
    }),
  )
}
for (const [reason, names] of skipped) console.log(`\nSkipped, because ${reason}:\n${names.map((name) => `  ${name}`).join('\n')}`)
if (flaky.length > 0) console.log(`\nPassed only when tried again:\n${flaky.map((name) => `  ${name}`).join('\n')}`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
const skippedCount = [...skipped.values()].flat().length
console.log(`\n${sum.passed} passed, ${sum.failed} failed${skippedCount > 0 ? `, ${skippedCount} skipped` : ''}`)
process.exitCode = sum.failed === 0 ? 0 : 1

/** Whether the system has a folder in memory, as Linux does, with room for what tests leave at once, which is less than half of this. */
function hasRoomInMemory() {
  if (!existsSync(memoryFolder)) return false
  const { bavail, bsize } = statfsSync(memoryFolder)
  return Math.min(bavail * bsize, freemem()) > 6e9
}

/** Runs a Node.js script as one check, which passes or fails as a whole. Shows its output at its end. Resolves to whether it has passed. */
async function step(name, script, args) {
  const started = Date.now()
  const { status, output } = await run(script, args, 'pipe')
  console.log(`${output}${status === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  sum[status === 0 ? 'passed' : 'failed']++
  if (status !== 0) failures.push(name)
  return status === 0
}

/** Runs a Node.js script to its end. With `pipe`, its output is kept and returned instead of shown. */
function run(script, args, stdio) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['inherit', stdio, stdio], cwd: project })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, output }))
  })
}

/** Runs a test runner, which writes a report to the path in the variable, and counts what that says. No report counts as a failure. */
function suite(name, script, args, variable, count) {
  const path = join(folder, variable)
  const env = { ...process.env, CHROMIUM: chromium ?? '', [variable]: path }
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', cwd: project, env })
  const report = existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failures: [`${name} (left no report)`] }
  const failed = [...report.failures]
  for (const { fullName, meta } of report.skipped ?? []) {
    if (meta.reason === undefined) failed.push(`${fullName} (skipped without a reason)`)
    else skipped.set(meta.reason, [...(skipped.get(meta.reason) ?? []), fullName])
  }
  if (status !== 0 && failed.length === 0) failed.push(`${name} (ended with an error, although no test failed)`)
  flaky.push(...(report.flaky ?? []))
  sum.passed += report.passed
  sum.failed += failed.length
  failures.push(...failed)
  console.log(`${status === 0 ? '✓' : '✗'} ${name}: ${report.passed} passed, ${failed.length} failed`)
}

/** Names of the tests with this outcome in a part of Playwright's report: project, file, groups and title. */
function browserTests(outcome, suites = [], groups = []) {
  return suites.flatMap((suite) => {
    const path = [...groups, suite.title]
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === outcome).map(({ projectName }) => `[${projectName}] ${[...path, title].join(' › ')}`),
    )
    return [...own, ...browserTests(outcome, suite.suites, path)]
  })
}
