import './lib/production'
import { serve } from './lib/serve'
import { http } from './src/app'

type Operation = { parameters: unknown; requestBody?: unknown }

serve(http, async (url) => {
  const document = await (await fetch(`${url}/openapi.json`)).json()

  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations as object)) {
      console.log(method.toUpperCase(), path)
      const { parameters, requestBody } = operation as Operation
      console.log(' ', JSON.stringify(requestBody ?? parameters))
    }
  }
  console.log('Note', JSON.stringify(document.components.schemas.Note, null, 2))
})
