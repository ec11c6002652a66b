import assert from 'node:assert/strict'
import { ask, close } from './lib/ask'

// #region app
import { setTimeout } from 'node:timers/promises'
import { Http, Response } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

const UserContext = createContext('nobody')

const http = Http({ logger: false })

http.use((request, next) => {
  UserContext.set(request.query?.user ?? 'nobody')
  return next()
})

http.get('/me').use(async () => {
  await setTimeout(20)
  return Response.text(UserContext.get())
})
// #endregion app

const main = async () => {
  const server = http.server().listen(0)
  const answers = await Promise.all([
    ask(server, '/me?user=ada'),
    ask(server, '/me?user=grace'),
    ask(server, '/me'),
  ])
  assert.deepEqual(answers, ['200 ada', '200 grace', '200 nobody'])
  console.log(answers.join('\n'))
  close(server)
}

main()
