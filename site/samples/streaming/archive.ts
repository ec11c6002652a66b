import './lib/production'
import assert from 'node:assert/strict'
import { serve, textOf } from './lib/serve'
import { http } from './src/app'

console.error = (error) => console.log(`logged: ${error}`)

const tail = async (url: string) => {
  let text = ''
  try {
    const reader = textOf(await fetch(url)).getReader()
    for (let end = false; !end; ) {
      const { value = '', done } = await reader.read()
      text += value
      end = done
    }
    return text.split('\n').at(-1)
  } catch (error) {
    return error
  }
}

serve(http.server(), async (port) => {
  const url = `http://127.0.0.1:${port}/archive`

  const response = await fetch(`${url}?count=3`)
  console.log(response.headers.get('content-type'))
  console.log(response.headers.get('transfer-encoding'))
  console.log(await response.text())

  console.log('not guarded:', await tail(`${url}/unsafe?count=200000`))
  console.log('guarded:', String(await tail(`${url}?count=200000`)))
  assert.equal(await tail(`${url}?count=20000`), '')
})
