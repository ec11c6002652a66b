import assert from 'node:assert/strict'
import Ajv from 'ajv/dist/2020'
import { createSchemaValidator } from 'farrow-schema/validator'
import { Recipe } from './src/recipe'
import { toJsonSchema } from './src/to-json-schema'

// #region compare
const ajv = new Ajv()
ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)))

const byAjv = ajv.compile(toJsonSchema(Recipe))
const byFarrow = createSchemaValidator(Recipe)

const soup = {
  id: 'r1',
  title: 'Soup',
  diet: 'vegan',
  amounts: [{ name: 'leek', grams: 250 }],
  steps: [{ text: 'Chop', details: [{ text: 'Wash', details: [] }] }],
}

const compare = (name: string, input: unknown) => {
  const both = [byAjv(input), byFarrow(input).isOk]
  console.log(`${name}: ajv ${both[0]}, farrow ${both[1]}`)
  assert.equal(both[0], both[1])
}

compare('as it should be', soup)
compare('one key more', { ...soup, stars: 5 })
compare('null for diet', { ...soup, diet: null })
compare('no diet at all', { ...soup, diet: undefined })
compare('another literal', { ...soup, diet: 'paleo' })
compare('empty id', { ...soup, id: '' })
compare('text for a number', { ...soup, amounts: [{ name: 'x', grams: '1' }] })
compare('deep in a step', { ...soup, steps: [{ text: 'Chop', details: [{}] }] })
// #endregion compare

console.log(ajv.errorsText(byAjv.errors))
