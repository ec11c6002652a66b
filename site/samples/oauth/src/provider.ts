// Who somebody is, in the words of a provider.
export type Identity = { issuer: string; subject: string; name: string }

// What the callback knows when a visitor comes back.
export type Grant = {
  code: string
  verifier: string
  nonce: string
  redirectUri: string
  issuer?: string
}

export type Client = { id: string; secret: string }

export type Provider = {
  client: Client
  scope: string
  authorizationUrl: () => Promise<string>
  identify: (grant: Grant) => Promise<Identity>
}
