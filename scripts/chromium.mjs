import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { scriptOf } from './install.mjs'

// The first one does not draw windows, so the tests take only a third of the time with it.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Path of a Chromium for the tests: $CHROMIUM, an installed one, or one that this function installs (Playwright's, or Debian's
 * package). Null when none can be installed.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM || places.find((path) => existsSync(path))
  if (named) return named
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  console.log('Installing a Chromium for the tests …')
  spawnSync(process.execPath, [scriptOf('@playwright/test', 'playwright'), 'install', 'chromium'], { stdio: 'inherit', timeout: 180_000 })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', 'chromium'],
    ]) {
      const [command, ...rest] = [...prefix, 'apt-get', ...args]
      spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 })
    }
  }
  return places.find((path) => existsSync(path)) ?? null
}
