import assert from 'node:assert/strict'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from './lib/serve'
import { createBackup } from './src/raw'

const create = (folder: string) =>
  createBackup(join(folder, 'backup'), 1_000_000)

serve(create, async (port, folder) => {
  const path = join(folder, 'backup')
  const put = async (size: number, type: string) => {
    const { status } = await fetch(`http://127.0.0.1:${port}/backup`, {
      method: 'PUT',
      headers: { 'Content-Type': type },
      body: Buffer.alloc(size, '{}'),
    })
    const kept = statSync(path).size
    console.log(`${size} bytes of ${type}: ${status}, ${kept} kept`)
    assert.deepEqual(readdirSync(folder), ['backup'])
  }

  await put(300_000, 'application/octet-stream')
  await put(30_000_000, 'application/octet-stream')
  await put(2, 'application/json')
})
