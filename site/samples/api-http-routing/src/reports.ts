import { Response, Router } from 'farrow-http'

export const reports = Router()

reports.get('/daily').use(() => Response.text('daily report'))
