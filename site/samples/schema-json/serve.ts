import assert from 'node:assert/strict'
import { http } from './src/app'

const main = async () => {
  const request = { pathname: '/schemas/recipe.json', method: 'GET' }
  const response = await http.run(request)
  const { body } = response.info

  assert.equal(body?.type, 'json')
  assert.equal((body?.value as any).$ref, '#/$defs/Recipe')
}

main()
