import './production'
import { createApp } from '../src/app'
import { createGitHub } from '../src/github'
import { createOpenId } from '../src/openid'
import { createBrowser } from './browser'
import { client, createProvider, type Mistakes } from './provider'
import { serve } from './serve'

type Log = (error: unknown) => void

export const start = async (log: Log = console.error) => {
  const mistakes: Mistakes = {}
  let provider!: Awaited<ReturnType<typeof createProvider>>
  const id = await serve(async (origin) => {
    provider = await createProvider(origin, mistakes)
    return provider.http.handle
  })

  const app = await serve((origin) => {
    const site = id.origin
    const company = createOpenId(site, client)
    const github = createGitHub(client, { site, api: site })
    const providers = { company, github }
    return createApp({ origin, providers, log }).handle
  })

  for (const name of ['company', 'github']) {
    provider.registered.add(`${app.origin}/signin/${name}/callback`)
  }
  const names = {
    [app.origin]: 'https://shop.example',
    [id.origin]: 'https://id.example',
  }
  const close = () => {
    app.close()
    id.close()
  }
  const browser = () => createBrowser(names)
  return { origin: app.origin, provider, mistakes, browser, close }
}
