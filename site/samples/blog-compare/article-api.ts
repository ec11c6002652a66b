import assert from 'node:assert/strict'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { listArticles } from './src/article-api'

const main = async () => {
  // #region call
  const { articles } = await listArticles({ author: 'ada' })
  console.log(articles[0].title)
  // #endregion call
  assert.equal(articles.length, 1)

  const client = codegen(toJSON({ listArticles }))
  assert.match(client, /listArticles/)
  if (process.env.SHOW) console.log(client)
}

main()
