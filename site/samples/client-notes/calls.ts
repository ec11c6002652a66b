import assert from 'node:assert/strict'
import { start } from './lib/service'
import { connect } from './src/client'

const main = async () => {
  const { url, close } = await start()

  // #region calls
  const api = connect(url)

  const note = await api.notes.add({ text: 'Buy soil', color: 'blue' })
  console.log(note.id, note.created)

  const notes = await api.notes.list({})
  console.log(notes.map((one) => one.text))

  try {
    await api.notes.add({ text: ' ' })
  } catch (error) {
    console.log(String(error))
  }
  // #endregion calls

  assert.equal(typeof note.created, 'string')
  close()
}

main()
