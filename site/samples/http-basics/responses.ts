import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/responses'

const shownHeaders = [
  'content-type',
  'content-length',
  'location',
  'x-step',
  'set-cookie',
]

const names = ['text', 'html', 'json', 'none', 'moved', 'stream', 'login']

const main = () =>
  visiting(http, async (visit) => {
    for (const name of names) {
      const { status, headers } = await visit('GET', `/${name}`)
      const shown = shownHeaders
        .filter((key) => headers.has(key))
        .map((key) => `${key}: ${headers.get(key)}`)
      const line = [`/${name}`, status, ...shown].join(' | ')
      console.log(line.replace(/expires=[^;]+/, 'expires=…'))
      if (name === 'none') assert.equal(status, 204)
      if (name === 'moved') assert.equal(status, 301)
      if (name === 'login') {
        assert.match(headers.get('set-cookie') ?? '', /^theme=dark; path=\//)
      }
    }
  })

main()
