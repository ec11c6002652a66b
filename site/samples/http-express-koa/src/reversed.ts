import express from 'express'
import { Http, Response } from 'farrow-http'

const legacy = express()
legacy.get('/legacy', (req, res) => {
  res.json({ from: 'express' })
})

export const http = Http()

http.get('/users/<id:int>').use(({ params }) => {
  return Response.json({ id: params.id, from: 'farrow' })
})

http.use(() => {
  return Response.custom(({ req, res }) => {
    res.statusMessage = ''
    legacy(req, res)
  })
})
