// `npm run browser -- --project=toy navigation.spec` runs browser tests: all, or those of a project (see tests/playwright.config.ts), of a
// file or, by `-g`, with a title. Other options of Playwright are passed on.
import { spawnSync } from 'node:child_process'
import { install, project, requireNode, scriptOf } from './install.mjs'

requireNode()
install()
const { findChromium } = await import('./chromium.mjs')
const args = [scriptOf('@playwright/test', 'playwright'), 'test', '--config', 'tests/playwright.config.ts', ...process.argv.slice(2)]
const env = { ...process.env, CHROMIUM: (await findChromium()) ?? '' }
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: project, env }).status ?? 1
