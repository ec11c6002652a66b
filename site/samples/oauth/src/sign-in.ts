// #region head
import { HttpError, Response, Router } from 'farrow-http'
import { Optional } from 'farrow-schema'
import { userOf } from './accounts'
import { ownPath } from './own-path'
import { challengeOf, createPending, fromCookie, toCookie } from './pending'
import type { Provider } from './provider'
import { sessionCookie } from './session-cookie'
import { createSession, lifetime } from './sessions'

export type SignIn = {
  provider: Provider
  origin: string
  path: string
  log: (error: unknown) => void
}

export const createSignIn = ({ provider, origin, path, log }: SignIn) => {
  const routes = Router()
  const secure = origin.startsWith('https:')
  const cookie = { httpOnly: true, sameSite: 'lax', secure, path } as const
  const redirectUri = `${origin}${path}/callback`
  // #endregion head

  // #region start
  routes.get('/?<next?:string>').use(async ({ query }) => {
    const pending = createPending(query.next ?? '/')
    const url = new URL(await provider.authorizationUrl())
    const parameters = {
      response_type: 'code',
      client_id: provider.client.id,
      redirect_uri: redirectUri,
      scope: provider.scope,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: challengeOf(pending.verifier),
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(parameters)) {
      url.searchParams.set(name, value)
    }

    const options = { ...cookie, maxAge: 10 * 60 * 1000 }
    return Response.redirect(url.href)
      .cookie('pending', toCookie(pending), options)
      .header('Cache-Control', 'no-store')
  })
  // #endregion start

  // #region callback
  const answer = '<code?:string>&<state?:string>&<error?:string>'
  const cookies = { pending: Optional(String) }
  const back = routes.get(`/callback?${answer}&<iss?:string>`, { cookies })
  back.use(async ({ query, cookies }) => {
    const pending = fromCookie(cookies.pending)
    if (!pending || query.state !== pending.state) {
      throw new HttpError('This sign-in was not started here', 400)
    }
    const done = Response.cookie('pending', null, cookie)
    const { code, error, iss: issuer } = query
    if (error === 'access_denied') return done.redirect('/?signin=canceled')

    const { verifier, nonce, next } = pending
    const identify = async () => {
      if (!code) throw new Error(`The provider says: ${error}`)
      const grant = { code, verifier, nonce, redirectUri, issuer }
      return provider.identify(grant)
    }
    const identity = await identify().catch((error) => {
      log(error)
      return undefined
    })
    if (!identity) {
      const message = 'The provider did not confirm the sign-in'
      return done.status(502).json({ message })
    }

    const id = createSession(userOf(identity).id)
    const options = { ...sessionCookie, secure, maxAge: lifetime }
    return done.cookie('sid', id, options).redirect(ownPath(next))
  })
  // #endregion callback

  return routes
}
