#!/usr/bin/env node
// Runs the TypeScript sources as they are now: no build step stands between an edit and its effect.
import { importOwn } from '../src/cache/own-code.mjs'

const { main } = await importOwn('cli/main.ts')
process.exitCode = await main(process.argv.slice(2))
// A timer or a connection that the configuration of the site has left open would keep the process alive for ever.
setTimeout(() => process.exit(), 500).unref()
