import { setTimeout as wait } from 'node:timers/promises'
import { Http, Response } from 'farrow-http'
import { useUser, withUser } from './user'

export const http = Http()

http.use(withUser)

const describeUser = async (ms: number): Promise<string> => {
  await wait(ms)
  return `${useUser()} after ${ms} ms`
}

http.get('/me/<ms:int>').use(async ({ params }) => {
  return Response.text(await describeUser(params.ms))
})
