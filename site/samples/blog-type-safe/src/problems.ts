import express, { ErrorRequestHandler } from 'express'

export const app = express()
export const remarks: string[] = []

app.use(express.json())

// #region hanging
app.use('/drafts', (req, res, next) => {
  if (req.headers.authorization) next()
})
// #endregion hanging

app.get('/drafts', (req, res) => {
  res.json([])
})

// #region order
app.use('/report', (req, res, next) => {
  next()
  res.setHeader('X-Trace', 'r-1')
})

app.get('/report', (req, res) => {
  res.send('all good')
})
// #endregion order

// #region patching
declare global {
  namespace Express {
    interface Request {
      reader: { name: string }
    }
  }
}

app.get('/me', (req, res) => {
  res.send(`Hello, ${req.reader.name}`)
})
// #endregion patching

// #region validation
type Birthday = { age: number }

app.post('/birthday', (req, res) => {
  const { age }: Birthday = req.body
  res.json({ next: age + 1 })
})
// #endregion validation

// #region inference
app.get('/list', (req, res) => {
  const page = Number(req.query.page ?? 1)
  res.json({ page, offset: (page - 1) * 20 })
})
// #endregion inference

app.use(((error, req, res, next) => {
  if (res.headersSent) {
    remarks.push(`on the server: ${error.code}`)
    return
  }
  res.status(500).send(error.message)
}) satisfies ErrorRequestHandler)
