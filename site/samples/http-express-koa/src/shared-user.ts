import express from 'express'
import { adapter } from 'farrow-express'
import { Http, Response } from 'farrow-http'
import { createContext } from 'farrow-pipeline'

const UserContext = createContext<string | null>(null)

const http = Http({
  contexts: ({ req }) => {
    const { user = null } = req as { user?: string | null }
    return { user: UserContext.create(user) }
  },
})

http.get('/me').use(() => Response.json({ user: UserContext.get() }))

export const app = express()

app.use((req, res, next) => {
  Object.assign(req, { user: req.get('x-user') })
  next()
})
app.use(adapter(http))
