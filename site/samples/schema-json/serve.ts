import assert from 'node:assert/strict'
import { http } from './src/app'

const main = async () => {
  const { info } = await http.run({
    method: 'GET',
    pathname: '/schemas/recipe.json',
  })
  assert.equal(info.body?.type, 'json')
  console.log('served')
}

main()
