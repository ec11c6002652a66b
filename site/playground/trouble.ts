// cspell:ignore usecontainer
/**
 * Rows of the tables in `/docs/guide/troubleshooting`, by their ids: the messages that a row explains, each as its constant parts in order.
 * A message of a union contains those of its members, so its row is the first one.
 */
const rows: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'error-matched-unions-failed': [['Matched unions failed:']],
  'error-unsupported-type-in-url': [['Unsupported type in url: ']],
  'error-cannot-read-properties-of-undefined-reading-includes': [["Cannot read properties of undefined (reading 'includes')"]],
  'error-unsupported-schema': [['Unsupported schema: ']],
  'error-expect-the-basename-passed-to-http-route-should': [["expect the basename passed to 'http.route' should be absolute, accept "]],
  'error-404-not-found': [['404 Not Found']],
  'error-unhandled-request': [['Unhandled request: ']],
  'error-unexpected-token': [
    ['Unexpected token '],
    [' in JSON at position '],
    ['Unexpected end of JSON input'],
    ['Expected property name '],
    ["Expected ',' or '}' "],
  ],
  'error-invalid-json-only-supports-object-and-array': [
    ['invalid JSON, only supports object and array'],
    ['Object contains forbidden prototype property'],
  ],
  'error-cannot-convert-object-to-primitive-value': [['Cannot convert object to primitive value']],
  'error-cannot-read-properties-of-undefined-reading-info': [
    ["Cannot read properties of undefined (reading 'info')"],
    ["Cannot read property 'info' of undefined"],
  ],
  'error-the-string-argument-must-be-of-type-string': [
    ['The "string" argument must be of type string or an instance of Buffer or ArrayBuffer. Received undefined'],
    ['Do not know how to serialize a BigInt'],
  ],
  'error-invalid-status-code': [['Invalid status code: ']],
  'error-unsupported-response-body': [['Unsupported response body: ']],
  'error-expected-request-but-got': [
    ['Expected request, but got: '],
    ['Expected response, but got: '],
    ['Expected request info, but got: '],
  ],
  'error-req-url-is-not-existed': [['req.url is not existed']],
  'error-cannot-send-secure-cookie-over-unencrypted-connection': [['Cannot send secure cookie over unencrypted connection']],
  'error-argument-value-is-invalid': [['argument value is invalid'], ['.keys required for signed cookies']],
  'error-request-entity-too-large': [['request entity too large']],
  'error-stream-is-not-readable': [['stream is not readable']],
  'error-is-not-a-string': [[' is not a string'], [' is not a number'], [' is not an integer'], [' is not a boolean']],
  'error-is-not-an-id': [[' is not an ID'], ["ID can't be empty."]],
  'error-is-not-a-valid-date-input': [[' is not a valid date input']],
  'error-is-not-a-literal': [[' is not a literal ']],
  'error-is-not-a-list': [[' is not a list'], [' is not an array'], [' is not an object']],
  'error-is-not-a-valid-json': [[' is not a valid json']],
  'error-was-not-matched': [[' was not matched: ']],
  'error-should-not-validate-here-got': [['Should not validate here, got ']],
  'error-no-impl-found-for-validator-ctor': [['No impl found for Validator, Ctor: ']],
  'error-no-impl-found-for-formatter-ctor': [['No impl found for Formatter, Ctor: ']],
  'error-unknown-schema-constructor': [['Unknown Schema Constructor: ']],
  'error-unknown-inputs': [['Unknown inputs: ']],
  'error-can-t-call-usecontainer-out-of-scope-it': [["Can't call useContainer out of scope, it should be placed on top of the function"]],
  'error-expect-returning-a-value-but-all-middlewares-just': [['Expect returning a value, but all middlewares just calling next()']],
  'error-is-not-a-middleware-or-middleware-middleware': [[' is not a Middleware or { middleware: Middleware }']],
  'error-expected-value-is-not-null-or-undefined-but': [['Expected value is not null or undefined, but got: ']],
  'error-expected-context-but-received': [['Expected Context, but received ']],
  'error-no-implementation': [['No Implementation']],
  'error-the-target-api-was-not-found-with-the': [['The target API was not found with the path: ']],
  'error-duplicate-object-struct-type-name-with-namespace': [['Duplicate ', ' type name: ']],
  'error-empty-name-of-object-struct-fields': [['Empty name of Object/Struct, fields: ']],
}

/** The ids of all rows that messages can lead to. */
export const troubleRows: readonly string[] = Object.keys(rows)

/** The id of the row in `/docs/guide/troubleshooting` that explains a message of Farrow's packages. Null when no row does. */
export function troubleRow(message: string): string | null {
  return troubleRows.find((id) => rows[id]?.some((parts) => hasInOrder(message, parts))) ?? null
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
