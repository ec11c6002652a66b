#!/usr/bin/env node
// Runs the TypeScript sources: no build step stands between an edit and its effect.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('../src/cli/main.ts')
process.exitCode = await main(process.argv.slice(2))
