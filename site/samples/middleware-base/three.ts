import assert from 'node:assert/strict'
// #region three
import { createPipeline } from 'farrow-pipeline'

const search = createPipeline<string, string[]>()

// Return without the rest: nothing below runs.
search.use((words, next) => (words === '' ? [] : next()))

// Give the rest another input.
search.use((words, next) => next(words.trim().toLowerCase()))

// Change what comes back.
search.use((words, next) => [...next(), 'see also: all books'])

search.use((words) => [`books about ${words}`])

console.log(search.run('  TEA '))
console.log(search.run(''))
// #endregion three
assert.deepEqual(search.run('Tea')[0], 'books about tea')
assert.deepEqual(search.run(''), [])
