import assert from 'node:assert/strict'
import { http } from './src/limit'

const main = async () => {
  const codes: number[] = []
  for (let visit = 1; visit <= 3; visit += 1) {
    const { info } = await http.run({ method: 'GET', pathname: '/' })
    codes.push(info.status?.code ?? 200)
  }
  assert.deepEqual(codes, [200, 200, 429])
  console.log(...codes)
}

main()
