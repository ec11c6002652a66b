import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/settings'

const main = () =>
  visiting(http, async (visit) => {
    const headers = { 'accept-language': 'fr', cookie: 'theme=dark' }
    const chosen = await visit('GET', '/settings', undefined, headers)
    const text = await chosen.text()
    assert.deepEqual(JSON.parse(text), { language: 'fr', theme: 'dark' })
    console.log('Accept-Language: fr, Cookie: theme=dark')
    console.log(`  ${chosen.status} ${text}`)
  })

main()
