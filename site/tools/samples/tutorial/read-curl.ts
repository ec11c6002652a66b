import type { ShownRequest } from './read-exchanges.ts'

const origin = 'http://localhost:3000'
const word = /"([^"]*)"|'([^']*)'|(\S+)/g

/** The request that a `curl` command sends to the program; null for other commands. Throws for options that it does not know. */
export function readCurl(command: string): ShownRequest | null {
  const [name, ...words] = [...command.matchAll(word)].map(([, double, single, bare]) => double ?? single ?? bare ?? '')
  if (name !== 'curl') return null
  const headers: Record<string, string> = {}
  const request: { method?: string; path?: string; body: string | null } = { body: null }
  while (words.length > 0) {
    const [option = '', value = ''] = words.splice(0, words[0]?.startsWith('-') ? 2 : 1)
    if (option === '-X') request.method = value
    else if (option === '-d') request.body = value
    else if (option === '-H') headers[value.slice(0, value.indexOf(':')).toLowerCase()] = value.slice(value.indexOf(':') + 1).trim()
    else if (option.startsWith(`${origin}/`)) request.path = option.slice(origin.length)
    else throw new Error(`curl: ${option} is not understood`)
  }
  const { method = request.body === null ? 'GET' : 'POST', path, body } = request
  if (path === undefined) throw new Error(`curl: no address at ${origin}`)
  const { 'content-type': type, ...others } = headers
  if (body !== null && type !== 'application/json') throw new Error('curl: a body without the content type application/json')
  return { method, path, headers: others, body }
}
