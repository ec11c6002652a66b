import {
  GraphQLError,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import { createArticles } from './articles'

export const createSchema = () => {
  const articles = createArticles()
  // #region schema
  type Context = { author?: string }

  const ArticleType = new GraphQLObjectType({
    name: 'Article',
    fields: {
      id: { type: new GraphQLNonNull(GraphQLInt) },
      title: { type: new GraphQLNonNull(GraphQLString) },
      author: { type: new GraphQLNonNull(GraphQLString) },
    },
  })

  const Query = new GraphQLObjectType<unknown, Context>({
    name: 'Query',
    fields: {
      article: {
        type: ArticleType,
        args: { id: { type: new GraphQLNonNull(GraphQLInt) } },
        resolve: (root, args: { id: number }) => articles.find(args.id),
      },
    },
  })

  const Mutation = new GraphQLObjectType<unknown, Context>({
    name: 'Mutation',
    fields: {
      addArticle: {
        type: new GraphQLNonNull(ArticleType),
        args: { title: { type: new GraphQLNonNull(GraphQLString) } },
        resolve: (root, args: { title: string }, context) => {
          if (!context.author) throw new GraphQLError('who are you?')
          return articles.add(args.title, context.author)
        },
      },
    },
  })

  const schema = new GraphQLSchema({ query: Query, mutation: Mutation })
  // #endregion schema

  return schema
}
