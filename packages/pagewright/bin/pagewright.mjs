#!/usr/bin/env node
// Runs the TypeScript sources as they are now: no build step stands between an edit and its effect.
import { importOwn } from '../src/cache/own-code.mjs'

const { main } = await importOwn('cli/main.ts')
let isDone = false
// Code of the site could end the process as if the command had succeeded, by `process.exit()`, or by an `await` of something that never
// comes, after which Node.js has nothing left to do and exits with 13.
process.on('exit', (code) => {
  if (isDone || ![0, 13].includes(code)) return
  process.stderr.write('The command was ended before it was done: the theme or a plugin calls `process.exit()`, or waits for ever.\n')
  process.exitCode = 1
})
process.exitCode = await main(process.argv.slice(2))
isDone = true
// A timer or a connection that the configuration of the site has left open would keep the process alive for ever.
setTimeout(() => process.exit(), 500).unref()
