import assert from 'node:assert/strict'
import { serve } from './lib/serve'
import { createHttp } from './src/app'
import { ask } from './src/ask'
import { signatures } from './src/signatures'

const main = async () => {
  const { url, close } = await serve(createHttp(true))

  // #region show
  const lines = signatures(await ask(`${url}/api`))
  console.log(lines.join('\n'))
  // #endregion show

  assert.equal(lines.length, 2)
  close()
}

main()
