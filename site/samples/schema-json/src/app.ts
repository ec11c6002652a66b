import { Http, Response } from 'farrow-http'
import { Recipe } from './recipe'
import { toJsonSchema } from './to-json-schema'

export const http = Http({ logger: false })

// #region route
const recipe = toJsonSchema(Recipe)

http.get('/schemas/recipe.json').use(() => Response.json(recipe))
// #endregion route
