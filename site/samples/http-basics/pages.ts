import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/pages'

const main = () =>
  visiting(http, async (visit) => {
    const get = async (path: string) => {
      const response = await visit('GET', path)
      const text = await response.text()
      console.log(`GET ${path}\n  ${response.status} ${text}`)
      return JSON.parse(text)
    }

    let pages = 0
    let path: string | null = '/notes?limit=2'
    while (path !== null) {
      pages++
      path = (await get(path)).next
    }
    assert.equal(pages, 3)
    await get('/notes?limit=1000')
  })

main()
