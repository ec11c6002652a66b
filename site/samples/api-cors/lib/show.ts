import type { Send } from './request'

/** Sends a request and prints the status, the CORS headers and the body. */
export const show = async (send: Send, line: string, origin: string) => {
  const { status, headers, body } = await send(line, {
    headers: { origin, 'access-control-request-method': 'GET' },
  })

  console.log(`${line} from ${origin} -> ${status} ${body}`.trim())
  headers.forEach((value, name) => {
    if (/^(access|vary)/.test(name)) console.log(`  ${name}: ${value}`)
  })
}
