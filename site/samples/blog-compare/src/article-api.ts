import { Api } from 'farrow-api'
import { Int, List, ObjectType } from 'farrow-schema'

class Article extends ObjectType {
  id = Int
  title = String
  author = String
}

class ByAuthor extends ObjectType {
  author = String
}

export const listArticles = Api(
  { input: ByAuthor, output: { articles: List(Article) } },
  ({ author }) => ({
    articles: [{ id: 1, title: 'Why types', author }],
  }),
)
