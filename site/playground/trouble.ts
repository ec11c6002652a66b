/** Sections of the page `/docs/guide/troubleshooting`, by the constant parts of the messages that they explain, in order. */
const sections: Readonly<Record<string, readonly (readonly string[])[]>> = {
  routing: [
    ['Unsupported type in url: '],
    ["Cannot read properties of undefined (reading 'includes')"],
    ['Unsupported schema: '],
    ["expect the basename passed to 'http.route' should be absolute, accept "],
    ['404 Not Found'],
    ['Unhandled request: '],
    ['Unexpected token '],
    ["Cannot read properties of undefined (reading 'info')"],
    ['Unsupported response body: '],
    ['Expected request, but got: '],
    ['Expected response, but got: '],
    ['Expected request info, but got: '],
    ['req.url is not existed'],
    ['Cannot send secure cookie over unencrypted connection'],
    ['request entity too large'],
    ['stream is not readable'],
  ],
  validation: [
    [' is not a string'],
    [' is not a number'],
    [' is not an integer'],
    [' is not a boolean'],
    [' is not an ID'],
    ["ID can't be empty."],
    [' is not a valid date input'],
    [' is not a literal '],
    [' is not a list'],
    [' is not an array'],
    [' is not an object'],
    ['Matched unions failed:'],
    [' is not a valid json'],
    [' was not matched: '],
    ['Should not validate here, got '],
    ['No impl found for Validator, Ctor: '],
    ['No impl found for Formatter, Ctor: '],
    ['Unknown Schema Constructor: '],
    ['Unknown inputs: '],
  ],
  pipelines: [
    ["Can't call useContainer out of scope, it should be placed on top of the function"],
    ['Expect returning a value, but all middlewares just calling next()'],
    [' is not a Middleware or { middleware: Middleware }'],
    ['Expected value is not null or undefined, but got: '],
    ['Expected Context, but received '],
    ['No Implementation'],
  ],
  rpc: [['The target API was not found with the path: '], ['Duplicate ', ' type name: '], ['Empty name of Object/Struct, fields: ']],
}

/** The section of `/docs/guide/troubleshooting` that explains a message of Farrow's packages. Null when no section names it. */
export function troubleSection(message: string): string | null {
  for (const [section, messages] of Object.entries(sections)) {
    if (messages.some((parts) => hasInOrder(message, parts))) return section
  }
  return null
}

function hasInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return true
}
