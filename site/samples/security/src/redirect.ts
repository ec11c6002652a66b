import { Http, Response } from 'farrow-http'

const base = 'https://bank.example'

// Only paths of this site: no other host, no other scheme.
export const ownPath = (target: string): string => {
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined
  if (url?.origin !== base) return '/'
  const path = url.pathname + url.search
  return path.startsWith('//') ? '/' : path
}

export const http = Http({ logger: false })

http.get('/login?<next:string>').use(({ query }) => {
  return Response.redirect(ownPath(query.next))
})
