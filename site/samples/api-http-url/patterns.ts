import assert from 'node:assert/strict'
import { Response, Router } from 'farrow-http'

const parseQuery = (search = '') => {
  const query: Record<string, string | string[]> = {}
  const params = new URLSearchParams(search)

  for (const key of params.keys()) {
    const values = params.getAll(key)
    query[key] = values.length > 1 ? values : values[0]
  }
  return query
}

const tryOut = async (pattern: string, ...urls: string[]) => {
  const router = Router()

  router.get(pattern).use((request) => {
    const { params, query } = request as {
      params?: Record<string, string>
      query?: Record<string, string>
    }
    return Response.json({ ...params, ...query })
  })

  console.log(pattern)
  for (const url of urls) {
    const [pathname, search] = url.split('?')
    const input = { pathname, method: 'GET', query: parseQuery(search) }
    let result = ''

    try {
      const response = await router.run(input, {
        onLast: () => Response.string('no match'),
      })
      const { body } = response.info
      assert.ok(body && 'value' in body)
      result =
        body.type === 'json' ? JSON.stringify(body.value) : String(body.value)
    } catch (error) {
      result = `400 ${(error as Error).message.split('\n').join(' ')}`
    }
    console.log(`  ${url}  ${result}`)
  }
}

const main = async () => {
  await tryOut('/a/<id:int>', '/a/7', '/a/1.7', '/a/1px', '/a/x', '/A/7/')
  await tryOut('/b/<x:float>', '/b/1.5', '/b/-2')
  await tryOut('/c/<ok:boolean>', '/c/true', '/c/yes')
  await tryOut('/d/<name:string>', '/d/ada', '/d/two%20words')
  await tryOut('/e/<id?:int>', '/e', '/e/3')
  await tryOut('/f/<path*:string>', '/f', '/f/a/b')
  await tryOut('/g/<path+:string>', '/g', '/g/a/b')
  await tryOut('/h/<k:{a}|{b}|int>', '/h/a', '/h/3', '/h/c')
  await tryOut('/i?<q:string>&<page?:int>', '/i?q=tea', '/i?q=tea&page=2', '/i')
  await tryOut('/j?<t*:int>', '/j', '/j?t=1', '/j?t=1&t=2')
  await tryOut('/k?<t+:int>', '/k', '/k?t=1&t=2')
  await tryOut('/l?kind=cat', '/l?kind=cat', '/l?kind=dog', '/l?kind=cat&x=1')

  for (const pattern of ['/<day:date>', '/<day>', '/(']) {
    try {
      Router().get(pattern)
      assert.fail('the pattern is accepted')
    } catch (error) {
      console.log(`${pattern}\n  throws ${(error as Error).message}`)
    }
  }
}

main()
