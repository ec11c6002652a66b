import assert from 'node:assert/strict'

// #region app
import {
  Api,
  getContentType,
  getTypeDeprecated,
  getTypeDescription,
} from 'farrow-api'
import { Int, Type } from 'farrow-schema'

const search = Api({
  description: 'Finds books by title',
  deprecated: 'use library.find',
  input: {
    [Type]: { title: String, limit: Int },
    description: 'what to look for',
  },
  output: {
    [Type]: Int,
    description: 'number of hits',
    deprecated: 'will become a list',
  },
})

const { input, output } = search.definition

console.log(Object.keys(getContentType(input)))
console.log(getContentType(output) === Int)
console.log(getTypeDescription(input))
console.log(getTypeDeprecated(output))
// #endregion app

assert.equal(getTypeDeprecated(input), undefined)
