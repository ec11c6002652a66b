import express from 'express'
import { adapter } from 'farrow-express'
import { http } from './farrow'

export const app = express()

app.use(express.json())
app.use(adapter(http))
app.use('/v2', adapter(http))
app.use((req, res, next) => {
  res.statusMessage = ''
  next()
})

app.get('/legacy', (req, res) => {
  res.json({ from: 'express' })
})
app.get('/gone', (req, res) => {
  res.status(410).json({ gone: true })
})
