import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from './lib/serve'
import { createBackup } from './src/raw'

const create = (folder: string) =>
  createBackup(join(folder, 'backup'), 1_000_000)

serve(create, async (port, folder) => {
  const path = join(folder, 'backup')
  for (const size of [300_000, 30_000_000]) {
    const { status } = await fetch(`http://127.0.0.1:${port}/backup`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: Buffer.alloc(size),
    })
    const kept = existsSync(path) ? statSync(path).size : 0
    console.log(`${size} bytes: ${status}, ${kept} kept`)
  }
})
