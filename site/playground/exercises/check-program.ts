import type { HttpAnswer, HttpRequest, RequestFailure } from '../runner/runner.ts'
import type { Check, Json } from './exercise.ts'

/** The result of one check: the response of the program, or why there was none. */
export type Checked = { readonly check: Check; readonly passed: boolean; readonly answer: HttpAnswer | { readonly failed: RequestFailure } }

/** Makes the requests of all checks, one after the other. `send` sends a request to the program that runs. */
export async function checkProgram(
  checks: readonly Check[],
  send: (request: HttpRequest) => Promise<HttpAnswer | { readonly failed: RequestFailure }>,
): Promise<Checked[]> {
  const results: Checked[] = []
  for (const check of checks) {
    const answer = await send(toRequest(check))
    results.push({ check, answer, passed: !('failed' in answer) && isExpected(answer, check.expect) })
  }
  return results
}

/** Whether no server of the program was listening when the requests came. */
export function servesNothing(checked: readonly Checked[]): boolean {
  return checked.every(({ answer }) => metNoServer(answer))
}

/** Whether no server of the program was listening when a request came. */
export function metNoServer(answer: Checked['answer']): boolean {
  return 'failed' in answer && answer.failed === 'not-listening'
}

/** The headers of a response that a check is about, as they are shown: `Location: /posts/8`. */
export function checkedHeaders({ expect: { headers = {} } }: Check, answer: HttpAnswer): string[] {
  return answer.headers.flatMap(([name, value]) => (Object.hasOwn(headers, name.toLowerCase()) ? [`${name}: ${value}`] : []))
}

function toRequest({ request: { method = 'GET', url, headers = {}, body } }: Check): HttpRequest {
  const type: [string, string][] = body === undefined ? [] : [['content-type', 'application/json']]
  return { method, url, headers: [...type, ...Object.entries(headers)], ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
}

function isExpected(answer: HttpAnswer, { status, json, text, headers = {} }: Check['expect']): boolean {
  const values = (name: string): string[] => answer.headers.flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []))
  return (
    (status === undefined || answer.status === status) &&
    (text === undefined || answer.body.includes(text)) &&
    (json === undefined || hasJson(answer.body, json)) &&
    Object.entries(headers).every(([name, part]) => values(name).some((value) => value.includes(part)))
  )
}

function hasJson(body: string, expected: Json): boolean {
  try {
    return contains(JSON.parse(body) as Json, expected)
  } catch {
    return false
  }
}

/** Whether a value is the expected one. An object may have more keys than expected; a list may not be longer. */
function contains(value: Json | undefined, expected: Json): boolean {
  if (expected === null || typeof expected !== 'object') return value === expected
  if (value === null || typeof value !== 'object') return false
  if (Array.isArray(expected))
    return Array.isArray(value) && value.length === expected.length && expected.every((item, index) => contains(value[index] as Json, item))
  return !Array.isArray(value) && Object.entries(expected).every(([key, item]) => contains((value as Record<string, Json>)[key], item))
}
