const failed = (statusCode: unknown) =>
  Object.assign(new Error('no database'), { statusCode })

export const cases = {
  undefined: undefined,
  'a code as status': failed('ECONNREFUSED'),
  'a status of 0': failed(0),
}
