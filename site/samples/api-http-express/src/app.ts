import express from 'express'
import { Http, Response } from 'farrow-http'
import { adapter } from './adapter'

const http = Http()

http.get('/users/<id:int>').use(({ params }) => {
  return Response.json({ id: params.id, from: 'farrow' })
})

export const app = express()

app.use(express.json())
app.use('/api', adapter(http))
app.get('/api/health', (req, res) => {
  res.json({ from: 'express' })
})
