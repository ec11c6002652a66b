import { Http, Response } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

export type Links = Map<string, string>

const LinksContext = createContext<Links | null>(null)

export const provideLinks = (links: Links) => ({
  links: LinksContext.create(links),
})

export const createApp = (links: Links = new Map()) => {
  const http = Http({ contexts: () => provideLinks(links), logger: false })

  const newLink = { code: String, url: String }
  http.post('/links', { body: newLink }).use(async ({ body }) => {
    LinksContext.assert().set(body.code, body.url)
    return Response.status(201).json({ path: `/${body.code}` })
  })

  http.get('/<code:string>').use(({ params }) => {
    const url = LinksContext.assert().get(params.code)
    if (!url) return Response.status(404).json({ message: 'No such link' })
    return Response.redirect(url)
  })

  return http
}
