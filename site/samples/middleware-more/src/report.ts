import { Response, type HttpMiddleware } from 'farrow-http'

console.log('report.ts is loaded')

export const report: HttpMiddleware = () => Response.text('A long report')
