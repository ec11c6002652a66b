import { createHash, randomBytes } from 'node:crypto'
import { Http, HttpError, Response } from 'farrow-http'
import { Optional } from 'farrow-schema'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const client = { id: 'shop', secret: 'the secret of the shop' }

// How the provider may misbehave.
export type Mistakes = {
  nonce?: string
  audience?: string
  issuer?: string
  expires?: string
  otherKey?: boolean
  error?: string
  from?: string
  noIdToken?: boolean
}

type Code = { redirectUri: string; challenge: string; nonce: string }

// A provider for tests: everybody who comes is Ann, and agrees at once.
export const createProvider = async (
  issuer: string,
  mistakes: Mistakes,
) => {
  const http = Http({ logger: false })
  const keys = await generateKeyPair('RS256')
  const others = await generateKeyPair('RS256')
  const codes = new Map<string, Code>()
  const registered = new Set<string>()
  const requests: Record<string, string>[] = []
  const random = () => randomBytes(16).toString('base64url')

  http.use(async (request, next) => {
    try {
      return await next(request)
    } catch (error) {
      const { message, statusCode = 500 } = error as HttpError
      return Response.status(statusCode).json({ error: message })
    }
  })

  http.get('/.well-known/openid-configuration').use(() =>
    Response.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
  )

  http.get('/keys').use(async () => {
    const key = await exportJWK(keys.publicKey)
    return Response.json({ keys: [{ ...key, alg: 'RS256', kid: 'one' }] })
  })

  const authorize = (query: Record<string, string>) => {
    requests.push(query)
    const { redirect_uri, state, code_challenge, nonce } = query
    if (query.client_id !== client.id) {
      throw new HttpError('invalid_client', 400)
    }
    if (!registered.has(redirect_uri)) {
      throw new HttpError('redirect_uri_mismatch', 400)
    }
    const back = new URL(redirect_uri)
    back.searchParams.set('state', state)
    if (mistakes.error) back.searchParams.set('error', mistakes.error)
    else {
      const code = random()
      const challenge = code_challenge
      codes.set(code, { redirectUri: redirect_uri, challenge, nonce })
      back.searchParams.set('code', code)
      back.searchParams.set('iss', mistakes.from ?? issuer)
    }
    return Response.redirect(back.href)
  }

  const redeem = (form: Record<string, string>) => {
    const code = codes.get(form.code)
    codes.delete(form.code)
    const challenge = createHash('sha256').update(form.code_verifier ?? '')
    if (form.client_secret !== client.secret) {
      throw new HttpError('invalid_client', 401)
    }
    if (
      !code ||
      code.redirectUri !== form.redirect_uri ||
      code.challenge !== challenge.digest('base64url')
    ) {
      throw new HttpError('invalid_grant', 400)
    }
    return code
  }

  const parameters = [
    'client_id',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
    'nonce',
    'code_challenge',
    'code_challenge_method',
  ]
  const query = parameters.map((name) => `<${name}:string>`).join('&')
  const form = {
    code: String,
    code_verifier: Optional(String),
    client_secret: String,
    redirect_uri: String,
  }
  type Form = Record<string, string>

  http.get(`/authorize?${query}`).use((request) => {
    return authorize((request as unknown as { query: Form }).query)
  })

  http.post('/token', { body: form }).use(async ({ body }) => {
    const { nonce } = redeem(body as Form)
    const claims = { nonce: mistakes.nonce ?? nonce, name: 'Ann' }
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setSubject('248289761001')
      .setIssuer(mistakes.issuer ?? issuer)
      .setAudience(mistakes.audience ?? client.id)
      .setIssuedAt()
      .setExpirationTime(mistakes.expires ?? '5m')
    const { privateKey } = mistakes.otherKey ? others : keys
    const id_token = await token.sign(privateKey)
    const access_token = random()
    if (mistakes.noIdToken) return Response.json({ access_token })
    return Response.json({ access_token, id_token })
  })

  // The same for GitHub, which has no ID tokens.
  const access = new Set<string>()
  http.get(`/login/oauth/authorize?${query}`).use((request) => {
    return authorize((request as unknown as { query: Form }).query)
  })
  http.post('/login/oauth/access_token', { body: form }).use(({ body }) => {
    try {
      redeem(body as Form)
    } catch {
      return Response.json({ error: 'bad_verification_code' })
    }
    const access_token = random()
    access.add(access_token)
    return Response.json({ access_token, token_type: 'bearer' })
  })
  const headers = { authorization: String }
  http.get('/user', { headers }).use(({ headers }) => {
    const token = headers.authorization.slice('Bearer '.length)
    if (!access.has(token)) throw new HttpError('Bad credentials', 401)
    return Response.json({ id: 583231, login: 'ann', name: null })
  })

  return { http, issuer, registered, requests }
}
