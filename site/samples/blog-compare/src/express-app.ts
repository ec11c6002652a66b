import express from 'express'
import { authorOf, createArticles } from './articles'

// #region augment
declare global {
  namespace Express {
    interface Request {
      author?: string
    }
  }
}
// #endregion augment

export const createExpressApp = () => {
  const articles = createArticles()
  // #region app
  const app = express()

  app.use(express.json())

  app.use((req, res, next) => {
    req.author = authorOf(req.headers.authorization)
    next()
  })

  app.get('/articles/:id', (req, res) => {
    const article = articles.find(Number(req.params.id))
    if (!article) {
      res.status(404).json({ message: 'no such article' })
      return
    }
    res.json(article)
  })

  app.post('/articles', (req, res) => {
    if (!req.author) {
      res.status(401).json({ message: 'who are you?' })
      return
    }
    res.status(201).json(articles.add(req.body.title, req.author))
  })
  // #endregion app

  return app
}
