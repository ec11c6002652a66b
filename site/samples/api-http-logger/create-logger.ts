import assert from 'node:assert/strict'
import { stripVTControlCharacters } from 'node:util'

// #region app
import { createLogger } from 'farrow-http'

const lines: string[] = []
const logger = createLogger({ transporter: (line) => lines.push(line) })

logger.print('%s jobs are waiting', 3)
logger.logInput('GET', '/report')
logger.logOutput('GET', '/report', 200, Date.now(), 2048, 'finish')
logger.logOutput('GET', '/report', 204, Date.now(), 0, 'finish')
logger.logOutput('GET', '/report', 200, Date.now(), 0, 'close')
logger.logOutput('GET', '/report', 500, Date.now(), 12, 'error')
// #endregion app

for (const line of lines) {
  const plain = stripVTControlCharacters(line).trimEnd()

  console.log(plain.replace(/\d+ms/, '<time>'))
}
assert.equal(lines.length, 6)
