import { defineConfig } from '@playwright/test'
import { type Server, servers, toUrl } from './servers.ts'

// The specs of the runtime are run on the toy site, in every way that it can be served.
const runtime = /\/(navigation|history|loading|preferences|islands|prefetch|rendered-ahead|starter|toy)\.spec\.ts$/
// In development, these specs are run whole, because they run every component of the theme in React's development mode. Of the others,
// only the tests tagged @dev are run, one for each way in which a page or its code comes: the runtime has the same sources there, and the
// server answers as a host of the build does, which `packages/pagewright/tests/dev-equals-build.test.ts` shows.
const development = /@dev|\b(islands|rendered-ahead|toy)\.spec/
// Under another mount, only addresses differ in documents and data, which `packages/pagewright/tests/crawl.test.ts` shows. So the specs
// about addresses are also run there, and of those about loading the tests tagged @mount.
const addresses = /\/(navigation|loading|prefetch|starter|toy)\.spec\.ts$/
const mounted = /@mount|\b(navigation|starter|toy)\.spec/
const editor = /\/editor\.spec\.ts$/
const dev = /\/dev(-theme)?\.spec\.ts$/
const offline = /\/offline\.spec\.ts$/
const versions = /\/versions\.spec\.ts$/
const tea = /\/announcement\.spec\.ts$/
const named = process.argv.flatMap((argument) => /^--project=(.+)/.exec(argument)?.[1] ?? [])
const started = servers.filter(({ name }) => named.length === 0 || named.includes(name))
const isLong = ({ name }: Server): boolean => name === 'toy' || name === 'site'
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [] : [['json'] as const]

export default defineConfig({
  testDir: 'browser',
  outputDir: '../.cache/browser/results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // On a busy machine a browser may only be late: tests have much more time than they need, and one that failed is tried again.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...report],
  use: {
    browserName: 'chromium',
    headless: true,
    // A service worker would answer requests that tests want to answer themselves. It has its own specs, which allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  // Every worker starts a browser, and those of some specs also a server of their own. So only the long projects have several, and come
  // last, to fill what the others leave.
  projects: [
    // Each of these specs makes or edits a site and starts its own server.
    { name: 'dev', testMatch: dev, workers: 1 },
    { name: 'offline', testMatch: offline, workers: 1 },
    { name: 'versions', testMatch: versions, workers: 1 },
    { name: 'tea', testMatch: tea, workers: 1 },
    ...[...servers]
      .sort((one, other) => Number(isLong(one)) - Number(isLong(other)))
      .map((server) => ({
        name: server.name,
        // Storage, routes and scripts of a test are removed before the next one, but not the browser's cache. It takes a seventh less time.
        use: { baseURL: toUrl(server), reuseContext: true },
        ...(isLong(server) ? {} : { workers: 1 }),
        ...(server.site === 'site'
          ? { testIgnore: [runtime, editor, dev, offline, versions, tea] }
          : { testMatch: server.name === 'editor' ? editor : server.name === 'toy-base' ? addresses : runtime }),
        // Only a built site has chunks, a runtime that waits for an interaction, and a Content-Security-Policy.
        ...(server.command === 'dev' ? { grepInvert: /@built/ } : {}),
        // The specs of the runtime use the toy site in development. Farrow's site is used for what the toy's theme does not have.
        ...(server.name === 'site-dev' ? { grep: /@dev/ } : {}),
        ...(server.name === 'toy-dev' ? { grep: development } : {}),
        ...(server.name === 'toy-base' ? { grep: mounted } : {}),
      })),
  ],
  webServer: started.map(({ name, site, command, port, base }) => ({
    command: `node tests/start-server.mjs ${command} ${site} ${name} ${port} ${base}`,
    cwd: '..',
    url: toUrl({ port, base }),
    reuseExistingServer: false,
    timeout: 120_000,
  })),
})
