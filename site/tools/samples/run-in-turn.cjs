// Runs programs one after another in this process, each in its own folder, and with new copies of all modules but those of Node.js.
// Usage: node --require <script of compileLine> run-in-turn.cjs <mark> <absolute path of a program>...
// A program has ended when nothing is left that Node.js could wait for. Then the mark is written to standard output.
const Module = require('node:module')
const { dirname } = require('node:path')

const [mark, ...programs] = process.argv.splice(2)
const environment = { ...process.env }
const console = { ...globalThis.console }

process.on('beforeExit', () => process.stdout.write(mark, () => setImmediate(runNext)))
runNext()

function runNext() {
  const program = programs.shift()
  if (program === undefined) process.exit()
  for (const path of Object.keys(require.cache)) delete require.cache[path]
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  Object.assign(globalThis.console, console)
  process.chdir(dirname(program))
  process.argv[1] = program
  Module._load(program, null, true)
}
