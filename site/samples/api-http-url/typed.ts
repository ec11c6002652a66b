import assert from 'node:assert/strict'
import { Response, Router } from 'farrow-http'

const router = Router()

// #region app
router
  .get('/shelf/<kind:{book}|{film}>/<ids+:int>?<sort?:{new}|{old}>&lang=en')
  .use(({ params, query }) => {
    const kind: 'book' | 'film' = params.kind
    const ids: readonly number[] = params.ids
    const sort: 'new' | 'old' | undefined = query.sort
    const lang: 'en' = query.lang

    return Response.json({ kind, ids: [...ids], sort: sort ?? 'new', lang })
  })
// #endregion app

const main = async () => {
  const response = await router.run({
    pathname: '/shelf/film/3/4',
    method: 'GET',
    query: { lang: 'en' },
  })
  const { body } = response.info

  assert.equal(body?.type, 'json')
  console.log(JSON.stringify(body?.type === 'json' && body.value))
}

main()
