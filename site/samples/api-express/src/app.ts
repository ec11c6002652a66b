import express from 'express'
import { adapter } from 'farrow-express'
import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/users/<id:int>').use(({ params }) => {
  return Response.json({ id: params.id, from: 'farrow' })
})

http.get('/fail').use(() => {
  throw new Error('no stock')
})

export const app = express()

app.use('/api', adapter(http))

app.get('/api/health', (req, res) => {
  res.json({ from: 'express' })
})
