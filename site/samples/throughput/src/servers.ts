import { createServer } from 'node:http'
import { serve } from '@hono/node-server'
import express from 'express'
import { Http, Response } from 'farrow-http'
import fastify from 'fastify'
import { Hono } from 'hono'

// Each of these serves `GET /users/<id>` with the same JSON.
const user = (id: number) => ({ id, name: `user ${id}`, role: 'reader' })

export const servers: Record<string, (port: number) => unknown> = {
  'node:http': (port) =>
    createServer((request, response) => {
      const id = /^\/users\/(\d+)$/.exec(request.url ?? '')?.[1]
      if (!id) return response.writeHead(404).end()
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(user(Number(id))))
    }).listen(port),

  Farrow: (port) => {
    const http = Http({ logger: false })
    http.get('/users/<id:int>').use(({ params }) => {
      return Response.json(user(params.id))
    })
    http.listen(port)
  },

  Express: (port) => {
    const app = express()
    app.get('/users/:id', (request, response) => {
      response.json(user(Number(request.params.id)))
    })
    app.listen(port)
  },

  Fastify: (port) => {
    const app = fastify()
    app.get<{ Params: { id: string } }>('/users/:id', async (request) => {
      return user(Number(request.params.id))
    })
    void app.listen({ port })
  },

  Hono: (port) => {
    const app = new Hono()
    app.get('/users/:id', (context) => {
      return context.json(user(Number(context.req.param('id'))))
    })
    serve({ fetch: app.fetch, port })
  },
}
