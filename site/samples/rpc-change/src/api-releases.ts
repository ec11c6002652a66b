import { compare, save } from './released'
import { entries } from './second'

const [command, release] = process.argv.slice(2)

if (command === 'save') {
  if (!release) throw new Error('Name the release')
  save('api', release, entries)
} else {
  const found = compare('api', entries)
  for (const line of found) console.error(line)
  if (found.length > 0) process.exitCode = 1
}
