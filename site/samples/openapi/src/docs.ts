import type { RouterPipeline, RouterSharedSchema } from 'farrow-http'
import type { SchemaCtorInput } from 'farrow-schema'
import { toJsonSchema, type Components } from './json-schema'
import { readUrl } from './url'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type About = {
  summary: string
  responses: { [status: number]: SchemaCtorInput | string }
}

const json = (schema: object) => ({ 'application/json': { schema } })

// Registers routes, and keeps a note of each for the document.
export const createDocs = (
  http: RouterPipeline,
  info: { title: string; version: string },
) => {
  const components: Components = {}
  const paths: { [path: string]: { [method: string]: object } } = {}

  const toSchema = (input: SchemaCtorInput) => toJsonSchema(input, components)

  const describeResponse = (result: SchemaCtorInput | string) =>
    typeof result === 'string'
      ? { description: result }
      : { description: 'JSON', content: json(toSchema(result)) }

  const describe = (
    method: Method,
    url: string,
    about: About,
    body: unknown,
  ) => {
    const { path, parameters } = readUrl(url)
    const responses = Object.entries(about.responses).map(
      ([status, result]) => [status, describeResponse(result)],
    )

    paths[path] = {
      ...paths[path],
      [method]: {
        summary: about.summary,
        parameters,
        ...(body !== undefined && {
          requestBody: {
            required: true,
            content: json(toSchema(body as SchemaCtorInput)),
          },
        }),
        responses: Object.fromEntries(responses),
      },
    }
  }

  const route = <U extends string, T extends RouterSharedSchema>(
    method: Method,
    url: U,
    about: About,
    schema?: T,
  ) => {
    describe(method, url, about, schema?.body)
    return http[method](url, schema)
  }

  const document = () => ({
    openapi: '3.1.0',
    info,
    paths,
    components: { schemas: components },
  })

  return { route, document }
}
