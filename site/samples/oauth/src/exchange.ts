import type { SchemaCtor, TypeOf } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import type { Client, Grant } from './provider'

// Reads JSON of another server, and drops what the schema does not name.
export const getJson = async <T extends SchemaCtor>(
  schema: T,
  url: string,
  init?: RequestInit,
): Promise<TypeOf<T>> => {
  const signal = AbortSignal.timeout(5000)
  const response = await fetch(url, { ...init, signal })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)

  const body = JSON.parse(text)
  const result = createSchemaValidator(schema)(body)
  if (result.isOk) return result.value
  // Not the text itself, which may contain tokens.
  const { path = [], message } = result.value
  const reason = body?.error ?? `${path.join('.')}: ${message}`
  throw new Error(`${url}: ${reason}`)
}

export const exchange = <T extends SchemaCtor>(
  schema: T,
  url: string,
  client: Client,
  grant: Grant,
) =>
  getJson(schema, url, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.id,
      client_secret: client.secret,
      code: grant.code,
      code_verifier: grant.verifier,
      redirect_uri: grant.redirectUri,
    }),
  })
