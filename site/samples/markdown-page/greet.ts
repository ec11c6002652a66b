import assert from 'node:assert/strict'
import { http } from './src/greet'

const greet = async (lang?: string) => {
  const query = lang ? { lang } : {}
  const request = { pathname: '/greet/Ada', method: 'GET', query }
  const { info } = await http.run(request)
  assert(info.body?.type === 'string')
  console.log(info.body.value)
}

const main = async () => {
  await greet()
  await greet('fr')
  await assert.rejects(
    () => greet('de'),
    (error: Error & { statusCode: number }) => {
      console.log(`${error.statusCode} ${error.message}`)
      return error.statusCode === 400
    },
  )
}

main()
