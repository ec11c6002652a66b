import { Int, Nullable, ObjectType } from 'farrow-schema'
import { exchange, getJson } from './exchange'
import type { Client, Provider } from './provider'

class Tokens extends ObjectType {
  access_token = String
}

class GitHubUser extends ObjectType {
  id = Int
  login = String
  name = Nullable(String)
}

const live = { site: 'https://github.com', api: 'https://api.github.com' }

export const createGitHub = (
  client: Client,
  { site, api } = live,
): Provider => ({
  client,
  scope: '',
  authorizationUrl: async () => `${site}/login/oauth/authorize`,

  identify: async (grant) => {
    const url = `${site}/login/oauth/access_token`
    const tokens = await exchange(Tokens, url, client, grant)

    const headers = { Authorization: `Bearer ${tokens.access_token}` }
    const user = await getJson(GitHubUser, `${api}/user`, { headers })
    const name = user.name ?? user.login
    return { issuer: site, subject: String(user.id), name }
  },
})
