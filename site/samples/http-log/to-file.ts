import './lib/production'
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visiting } from './lib/visit'
import { createHttp } from './src/to-file'

const main = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const path = join(folder, 'access.log')
  try {
    const { http, file } = createHttp(path)
    await visiting(http, async (visit) => {
      await (await visit('GET', '/nowhere')).text()
    })
    await new Promise((resolve) => file.end(() => resolve(undefined)))
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    const plain = lines.map((line) =>
      line.replace(/^\S+Z/, '2021-08-05T12:00:00.000Z').replace(/\d+ms/, '3ms'),
    )
    console.log(plain.join('\n'))
    assert.equal(lines.length, 2)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

main()
