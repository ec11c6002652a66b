import { ObjectType } from 'farrow-schema'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { exchange, getJson } from './exchange'
import type { Client, Provider } from './provider'

class Discovery extends ObjectType {
  issuer = String
  authorization_endpoint = String
  token_endpoint = String
  jwks_uri = String
}

class Tokens extends ObjectType {
  id_token = String
}

const discover = async (issuer: string) => {
  const base = issuer.replace(/\/$/, '')
  const url = `${base}/.well-known/openid-configuration`
  const found = await getJson(Discovery, url)
  if (found.issuer !== issuer) throw new Error(`${url}: ${found.issuer}`)
  return { ...found, keys: createRemoteJWKSet(new URL(found.jwks_uri)) }
}

export const createOpenId = (issuer: string, client: Client): Provider => {
  let discovery: ReturnType<typeof discover> | undefined

  // Kept for the next visitor, unless it has failed.
  const settings = () => {
    discovery ??= discover(issuer).catch((error) => {
      discovery = undefined
      throw error
    })
    return discovery
  }

  return {
    client,
    scope: 'openid profile',
    authorizationUrl: async () => (await settings()).authorization_endpoint,

    identify: async (grant) => {
      const from = grant.issuer ?? issuer
      if (from !== issuer) throw new Error('Wrong issuer')

      const { token_endpoint, keys } = await settings()
      const tokens = await exchange(Tokens, token_endpoint, client, grant)

      const { payload } = await jwtVerify(tokens.id_token, keys, {
        issuer,
        audience: client.id,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'exp', 'nonce'],
        clockTolerance: 30,
      })
      if (payload.nonce !== grant.nonce) throw new Error('Wrong nonce')

      const subject = String(payload.sub)
      return { issuer, subject, name: String(payload.name ?? subject) }
    },
  }
}
