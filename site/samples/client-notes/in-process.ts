import assert from 'node:assert/strict'
import { http } from './src/app'
import { add } from './src/contract'
import { implement } from './src/implement'

const main = async () => {
  implement(() => new Date('2024-03-01T09:00:00Z'))

  // The API alone: typed, but nothing is validated.
  const note = await add({ text: 'Buy soil', color: 'blue' })
  assert.equal(note.id, 'n1')

  // Through the service, as a client calls it: validated, no port needed.
  const call = async (path: string[], input: unknown) => {
    const response = await http.run({
      pathname: '/api',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: { type: 'Single', path, input },
    })
    const body = response.info.body
    return body?.type === 'json' ? JSON.stringify(body.value) : ''
  }

  console.log(await call(['notes', 'list'], {}))
  console.log(await call(['notes', 'add'], { text: '' }))
  console.log(await call(['notes', 'add'], { text: 'Sow', color: 'red' }))
  console.log(await call(['notes', 'remove'], { id: 'n1' }))
}

main()
