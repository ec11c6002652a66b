import { Http, Response, useReq, type HttpMiddleware } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

export const Visitor = createContext({ address: '', secure: false })

// Believes the headers only of the proxies that are named.
const trust = (proxies: string[]): HttpMiddleware => {
  return ({ headers }, next) => {
    const req = useReq()
    // A server that listens on IPv6 puts this before IPv4 addresses.
    const from = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    const trusted = proxies.includes(from)
    const chain = String(headers?.['x-forwarded-for'] ?? '').split(',')
    const address = chain.at(-1)?.trim() || from
    const secure = headers?.['x-forwarded-proto'] === 'https'

    Visitor.set(trusted ? { address, secure } : { address: from, secure: false })
    // The cookie library reads this property.
    if (trusted && secure) Object.assign(req, { protocol: 'https' })
    return next()
  }
}

export const createApp = (proxies: string[]) => {
  const http = Http({
    basenames: ['/shop'],
    logger: false,
    errorStack: false,
  })
  http.use(trust(proxies))

  http.get('/visitor').use(() => Response.json(Visitor.get()))
  http.get('/old').use(() => Response.redirect('/visitor'))
  http.get('/login').use(() => {
    return Response.cookie('session', 'abc', { secure: true }).text('hello')
  })

  return http
}
