import assert from 'node:assert/strict'

// #region app
import { createContainer, createContext } from 'farrow-pipeline'
import { Http, Response } from 'farrow-http'

const Clock = createContext<() => number>(Date.now)
const http = Http()

http.get('/age?<born:int>').use(({ query }) => {
  return Response.json({ age: Clock.get()() - query.born })
})

const main = async () => {
  const container = createContainer({ clock: Clock.create(() => 2021) })
  const request = { pathname: '/age', method: 'GET', query: { born: '2000' } }

  const response = await http.run(request, { container })
  console.log(response.info.status?.code ?? 200, response.info.body)

  const missing = await http.run(
    { pathname: '/none', method: 'GET' },
    { onLast: () => Response.status(404).text('no such page') },
  )
  console.log(missing.info.status?.code, missing.info.body)

  try {
    await http.run({ ...request, query: {} })
  } catch (error) {
    const { statusCode, message } = error as Error & { statusCode: number }
    console.log(statusCode, message)
  }
}
// #endregion app

const lines: string[] = []
const { log } = console
console.log = (...values) => {
  lines.push(JSON.stringify(values))
  log(...values)
}

main().then(() => {
  assert.match(lines[0], /"age":21/)
  assert.match(lines[1], /404/)
  assert.match(lines[2], /400/)
})
