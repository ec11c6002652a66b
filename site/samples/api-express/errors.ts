import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import express from 'express'
import { adapter } from 'farrow-express'
import { Http, type HttpError, Response } from 'farrow-http'

const http = Http()

http.use(async (request, next) => {
  try {
    return await next(request)
  } catch (error) {
    const { statusCode = 500, message } = error as HttpError
    const isPublic = statusCode >= 400 && statusCode < 500

    return Response.status(isPublic ? statusCode : 500).json({
      message: isPublic ? message : 'Something went wrong',
    })
  }
})

http.get('/users/<id:int>').use(({ params }) => Response.json(params))
http.get('/fail').use(() => {
  throw new Error('no stock')
})

const app = express()

app.use(adapter(http))
// #endregion app

withServer(app, async (send) => {
  print('GET /users/x', await send('GET /users/x'))
  print('GET /fail', await send('GET /fail'))
})
