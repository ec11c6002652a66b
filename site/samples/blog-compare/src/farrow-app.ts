import { Http, Response } from 'farrow-http'
import { createContext } from 'farrow-pipeline'
import { ObjectType } from 'farrow-schema'
import { authorOf, createArticles } from './articles'

export const createFarrowApp = () => {
  const articles = createArticles()
  // #region app
  const http = Http({ logger: false, errorStack: false })

  const AuthorContext = createContext<string | undefined>(undefined)

  http.use((request, next) => {
    AuthorContext.set(authorOf(request.headers?.authorization))
    return next()
  })

  http.get('/articles/<id:int>').use(({ params }) => {
    const article = articles.find(params.id)
    return article
      ? Response.json(article)
      : Response.status(404).json({ message: 'no such article' })
  })

  class NewArticle extends ObjectType {
    title = String
  }

  http.post('/articles', { body: NewArticle }).use(({ body }) => {
    const author = AuthorContext.get()
    if (!author) {
      return Response.status(401).json({ message: 'who are you?' })
    }
    return Response.status(201).json(articles.add(body.title, author))
  })
  // #endregion app

  return http
}
