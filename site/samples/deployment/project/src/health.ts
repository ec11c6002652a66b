import { Response, Router } from 'farrow-http'

export const state = { stopping: false }

export const health = Router()

// The process runs.
health.get('/live').use(() => Response.text('ok'))

// It wants requests.
health.get('/ready').use(() => {
  return state.stopping
    ? Response.status(503).text('stopping')
    : Response.text('ok')
})
