import type { ApiEntries } from 'farrow-api'
import { generateApi, getFieldType } from 'farrow-api/dist/generateApi'
import type { ApiClientHelpers } from 'farrow-api/dist/generateApi'
import { format } from 'farrow-api/dist/prettier'
import { toJSON } from 'farrow-api/dist/toJSON'

// #region transport
const transport = (url: string) => `
const call = async (path: string[], input: unknown) => {
  const response = await fetch(${JSON.stringify(url)}, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'Single', path, input }),
  })
  const answer = await response.json()
  if (answer.type === 'ApiErrorResponse') {
    throw new Error(answer.error.message)
  }
  return answer.output
}`
// #endregion transport

// #region helpers
const helpers: ApiClientHelpers = {
  importStatements: () => [],
  typeDeclarations: () => [],
  variableDeclarations: (_, options) => [transport(options?.url ?? '')],
  apiFunctionParams: ({ input }, _, { types }) =>
    `input: ${getFieldType(input.typeId, types)}`,
  apiFunctionBody: ({ output }, path, { types }) => {
    const type = getFieldType(output.typeId, types)
    return `call(${JSON.stringify(path)}, input) as Promise<${type}>`
  },
}

export const clientSource = (entries: ApiEntries, url: string): string =>
  format(generateApi(toJSON(entries), { url, apiClientHelpers: helpers }))
// #endregion helpers
