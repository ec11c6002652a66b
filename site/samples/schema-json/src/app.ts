import { Http, Response } from 'farrow-http'
import { transform } from 'farrow-json-schema'
import { mend } from './mend'
import { Recipe } from './recipe'

const recipe = mend(transform(Recipe))

export const http = Http({ logger: false })

http.get('/schemas/recipe.json').use(() => Response.json(recipe as {}))
