import express from 'express'
import { Http, Response } from 'farrow-http'

const legacy = express()
legacy.get('/legacy', (req, res) => {
  res.json({ from: 'express' })
})
legacy.post('/legacy', (req, res) => {
  res.status(201).json(req.body)
})

export const http = Http()

http.get('/users/<id:int>').use(({ params }) => {
  return Response.json({ id: params.id, from: 'farrow' })
})

http.use(({ body }) => {
  return Response.custom(({ req, res }) => {
    if (body) Object.assign(req, { body })
    res.statusMessage = ''
    legacy(req, res)
  })
})
