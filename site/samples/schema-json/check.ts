import assert from 'node:assert/strict'
// #region check
import Ajv from 'ajv'
import { transform } from 'farrow-json-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import { mend } from './src/mend'
import { Recipe } from './src/recipe'

try {
  new Ajv().compile(transform(Recipe))
} catch (error) {
  console.log((error as Error).message)
}
const byAjv = new Ajv().compile(mend(transform(Recipe)))
const byFarrow = createSchemaValidator(Recipe)

const soup = {
  title: 'Soup',
  minutes: 20,
  diet: 'vegan',
  amounts: [{ name: 'leek', grams: 250 }],
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
compare('no whole minutes', { ...soup, minutes: 2.5 })
compare('text for a number', { ...soup, amounts: [{ name: 'x', grams: '1' }] })
compare('a number in the list', { ...soup, amounts: [250] })
// #endregion check
