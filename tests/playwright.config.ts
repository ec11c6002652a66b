import { defineConfig } from '@playwright/test'
import { servers, toUrl } from './servers.ts'

// The runtime's specs meet the toy site, in every way that it can be served.
const runtime = /\/(navigation|history|loading|preferences|prefetch|rendered-ahead|starter|toy)\.spec\.ts$/
const dev = /\/dev\.spec\.ts$/
const offline = /\/offline\.spec\.ts$/
const versions = /\/versions\.spec\.ts$/
const named = process.argv.flatMap((argument) => /^--project=(.+)/.exec(argument)?.[1] ?? [])
const started = servers.filter(({ name }) => named.length === 0 || named.includes(name))
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [] : [['json'] as const]

export default defineConfig({
  testDir: 'browser',
  outputDir: '../.cache/browser/results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A machine that is busy with something else makes a browser late, not wrong.
  retries: 2,
  timeout: 30_000,
  reporter: [['list'], ...report],
  use: {
    browserName: 'chromium',
    headless: true,
    // A worker would answer what tests want to answer themselves; it has a spec of its own.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
  projects: [
    ...servers.map((server) => ({
      name: server.name,
      use: { baseURL: toUrl(server) },
      ...(server.site === 'site' ? { testIgnore: [runtime, dev, offline, versions] } : { testMatch: runtime }),
      // Only a build has chunks to lose, a runtime that waits, a Content-Security-Policy.
      ...(server.command === 'dev' ? { grepInvert: /@built/ } : {}),
      // The runtime's specs meet a development server with the toy site; of the site's own, what the toy's theme lacks.
      ...(server.name === 'site-dev' ? { grep: /@dev/ } : {}),
    })),
    // Each of these makes or edits a site, and starts a server of its own.
    { name: 'dev', testMatch: dev, timeout: 60_000 },
    { name: 'offline', testMatch: offline },
    { name: 'versions', testMatch: versions },
  ],
  webServer: started.map(({ name, site, command, port, base }) => ({
    command: `node tests/start-server.mjs ${command} ${site} ${name} ${port} ${base}`,
    cwd: '..',
    url: toUrl({ port, base }),
    reuseExistingServer: false,
    timeout: 120_000,
  })),
})
