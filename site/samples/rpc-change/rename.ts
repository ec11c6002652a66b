import assert from 'node:assert/strict'
import { Api } from 'farrow-api'
import { Optional } from 'farrow-schema'

const main = async () => {
  // #region rename
  const input = { text: Optional(String), query: Optional(String) }

  const find = Api({ input, output: String }, ({ text, query = text }) => {
    if (query === undefined) throw new Error('query is missing')
    return `Items for ${query}`
  })
  // #endregion rename

  const none = { text: undefined, query: undefined }
  console.log('old client:', await find({ ...none, text: 'tea' }))
  console.log('new client:', await find({ ...none, query: 'tea' }))
  await assert.rejects(async () => find(none), /query is missing/)
}

main()
