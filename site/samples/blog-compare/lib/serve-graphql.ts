import type { RequestListener } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { graphql } from 'graphql'
import { authorOf } from '../src/articles'
import { readJson } from './read-json'

export const serveGraphql =
  (schema: GraphQLSchema): RequestListener =>
  async (req, res) => {
    const { query } = await readJson(req)
    const result = await graphql({
      schema,
      source: query,
      contextValue: { author: authorOf(req.headers.authorization) },
    })
    res.writeHead(result.data === undefined ? 400 : 200, {
      'content-type': 'application/json',
    })
    const { data, errors } = result
    res.end(
      JSON.stringify({
        ...(errors && { errors: errors.map(({ message }) => ({ message })) }),
        ...(data !== undefined && { data }),
      }),
    )
  }
