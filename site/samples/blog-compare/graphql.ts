import assert from 'node:assert/strict'
import type { Call } from './lib/drive'
import { drive } from './lib/drive'
import { serveGraphql } from './lib/serve-graphql'
import { createSchema } from './src/graphql-schema'

const call = (name: string, query: string, author?: string): Call => ({
  name,
  method: 'POST',
  path: '/graphql',
  author,
  body: { query },
})

const main = async () => {
  const answers = await drive(serveGraphql(createSchema()), [
    call('read 1', '{ article(id: 1) { title author } }'),
    call('read one', '{ article(id: "one") { title } }'),
    call('add', 'mutation { addArticle(title: "Hooks") { id author } }', 'bob'),
    call('add without title', 'mutation { addArticle { id } }', 'bob'),
    call('add unsigned', 'mutation { addArticle(title: "Hooks") { id } }'),
  ])
  const statuses = answers.map(({ status }) => status)
  assert.deepEqual(statuses, [200, 400, 200, 400, 200])
}

main()
