import assert from 'node:assert/strict'
// #region result
import { Err, Ok, Result } from 'farrow-schema'

const parsePort = (text: string): Result<number> => {
  const port = Number(text)
  return Number.isInteger(port) ? Ok(port) : Err(`not a port: ${text}`)
}

for (const text of ['3000', 'http']) {
  const result = parsePort(text)
  console.log(result.isOk ? result.value + 1 : result.value)
}
// #endregion result

assert.deepEqual(Ok(1), { kind: 'Ok', value: 1, isOk: true, isErr: false })
assert.deepEqual(Err('x'), { kind: 'Err', value: 'x', isOk: false, isErr: true })
