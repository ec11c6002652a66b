/** A request as a page shows it. */
export type ShownRequest = {
  readonly method: string
  readonly path: string
  /** Headers without the content type of a body, which is always JSON. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export type ShownAnswer = { readonly status: number; readonly body: string }

export type Exchange = { readonly request: ShownRequest; readonly answer: ShownAnswer }

const exchange = /^([A-Z]+) (\/\S*)(?: (\{.*\}))?\n((?:[a-z-]+: .+\n)*)(\d{3})(?: ([\s\S]*))?$/

/**
 * Reads requests with their answers, which are separated by empty lines. Each has a line with the method, the path and a JSON body,
 * then lines with headers, then the status and the body of the answer. Null for any other text.
 */
export function readExchanges(text: string): Exchange[] | null {
  const exchanges = text
    .trimEnd()
    .split('\n\n')
    .map((part) => exchange.exec(part))
  if (exchanges.some((match) => match === null)) return null
  return exchanges.flatMap((match) => {
    const [, method = '', path = '', body = null, headers = '', status, answer = ''] = match ?? []
    return [{ request: { method, path, body, headers: readHeaders(headers) }, answer: { status: Number(status), body: answer } }]
  })
}

function readHeaders(lines: string): Record<string, string> {
  return Object.fromEntries(
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
}
