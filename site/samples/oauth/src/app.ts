import { Http, HttpError, Response } from 'farrow-http'
import { safeErrors } from './errors'
import type { Provider } from './provider'
import { readSession, sessionCookie, UserContext } from './session-cookie'
import { endSession } from './sessions'
import { createSignIn } from './sign-in'

export type Options = {
  origin: string
  providers: Record<string, Provider>
  log?: (error: unknown) => void
}

export const createApp = (options: Options) => {
  const { origin, providers, log = console.error } = options
  const http = Http({ logger: false })

  http.use(safeErrors(log))
  http.use(readSession)

  for (const [name, provider] of Object.entries(providers)) {
    const path = `/signin/${name}`
    http.route(path).use(createSignIn({ provider, origin, path, log }))
  }

  http.get('/me').use(() => {
    const user = UserContext.get()
    if (!user) throw new HttpError('Sign in first', 401)
    return Response.json({ name: user.name })
  })

  const cookies = { sid: String }
  http.delete('/session', { cookies }).use(({ cookies }) => {
    endSession(cookies.sid)
    const secure = origin.startsWith('https:')
    const options = { ...sessionCookie, secure }
    return Response.status(204).cookie('sid', null, options)
  })

  return http
}
