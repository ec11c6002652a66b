import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { withService } from './lib/service'
import { connect } from './src/client'
import { entries } from './src/entries'

withService(async (url) => {
  const file = join(__dirname, 'src/generated.ts')
  assert.equal(readFileSync(file, 'utf8'), codegen(toJSON(entries)) + '\n')

  // #region call
  const api = connect(url)

  console.log(await api.math.square({ n: 7 }))

  try {
    await api.math.square({ n: 0.5 })
  } catch (error) {
    console.log(String(error))
  }
  // #endregion call

  // #region options
  const [four, nine] = await Promise.all([
    api.math.square({ n: 2 }),
    api.math.square({ n: 3 }, { cache: false }),
  ])
  // #endregion options
  assert.deepEqual([four, nine], [4, 9])
})
