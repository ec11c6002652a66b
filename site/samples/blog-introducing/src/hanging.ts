// #region hanging
import express from 'express'

const users = new Map([[1, { name: 'Ada' }]])
export const app = express()

app.get('/users/:id', (req, res) => {
  const user = users.get(Number(req.params.id))
  if (user) {
    res.json(user)
  }
})
// #endregion hanging
