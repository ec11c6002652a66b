import express from 'express'
import { adapter } from 'farrow-express'
import { Http, Response } from 'farrow-http'

const http = Http()
http.get('/users/<id:int>').use(({ params }) => Response.json(params))

const app = express()
app.use(adapter(http))
app.listen(3000)
