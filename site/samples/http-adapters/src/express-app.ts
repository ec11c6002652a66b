import express from 'express'
import { http } from './farrow'
import { toExpress } from './to-express'

export const app = express()

app.use(express.json())
app.use(toExpress(http))
app.use('/v2', toExpress(http))

app.get('/legacy', (req, res) => {
  res.json({ from: 'express' })
})
