import { Http, HttpError, Response, Router } from 'farrow-http'
import { createContext } from 'farrow-pipeline'
import { ObjectType, String } from 'farrow-schema'

export class Login extends ObjectType {
  name = String
}

const CurrentUser = createContext<string | null>(null)

const http = Http({ errorStack: false })

// Every request passes through here, on its way in and out.
http.use(async (request, next) => {
  CurrentUser.set(request.cookies?.user ?? null)
  const response = await next()
  return response.header('x-user', CurrentUser.get() ?? 'nobody')
})

http.post('/login', { body: Login }).use(({ body }) => {
  const { name } = body
  return Response.json({ welcome: name }).cookie('user', name)
})

http.post('/logout').use(() => {
  const bye = CurrentUser.get()
  return Response.json({ bye }).cookie('user', null)
})

const account = Router()

// Only who has logged in gets past this middleware.
account.use((_request, next) => {
  const user = CurrentUser.get()
  if (user === null) throw new HttpError('Log in first', 401)
  return next()
})

account.get('/').use(() => {
  return Response.json({ account: CurrentUser.get() })
})

http.route('/account').use(account)
http.listen(3000)
