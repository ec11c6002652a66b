import { Api } from 'farrow-api'
import { ApiErrorResponse, ApiService } from 'farrow-api-server'
import { Http, Response, useRequestInfo } from 'farrow-http'
import { createContext } from 'farrow-pipeline'
import { List } from 'farrow-schema'

// #region context
type User = { name: string; admin: boolean }

const users: Record<string, User> = {
  'token-ann': { name: 'Ann', admin: false },
  'token-bob': { name: 'Bob', admin: true },
}

const UserContext = createContext<User | null>(null)
// #endregion context

// #region apis
const whoAmI = Api(
  { input: {}, output: { name: String, from: String } },
  () => {
    const { pathname } = useRequestInfo()
    return { name: UserContext.assert().name, from: pathname }
  },
)

const reports = Api({ input: {}, output: List(String) })

reports.use((input, next) => {
  if (!UserContext.assert().admin) throw new Error('Admins only')
  return next(input)
})
reports.use(() => ['stock', 'sales'])
// #endregion apis

// #region http
export const http = Http({ logger: false })

const api = http.route('/api')

api.use((request, next) => {
  const user = users[request.headers?.authorization ?? '']
  if (!user) {
    return Response.status(401).json(ApiErrorResponse('Log in first'))
  }

  UserContext.set(user)
  return next(request)
})

api.use(ApiService({ entries: { whoAmI, reports }, errorStack: false }))
// #endregion http
