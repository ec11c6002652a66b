import './lib/production'
import { readdirSync } from 'node:fs'
import { serve } from './lib/serve'
import { createAlbum } from './src/album'

serve(createAlbum, async (port, folder) => {
  const post = async (what: string, sizes: Record<string, number>) => {
    const body = new FormData()
    for (const [name, size] of Object.entries(sizes)) {
      body.append('photos', new Blob([new Uint8Array(size)]), name)
    }
    const url = `http://127.0.0.1:${port}/album`
    const response = await fetch(url, { method: 'POST', body })
    console.log(`${what}: ${response.status} ${await response.text()}`)
    console.log(`  in the folder: ${readdirSync(folder).length}`)
  }

  await post('one too large', { 'a.png': 10, 'b.png': 1_500_000 })
  await post('two', { 'a.png': 10, 'b.png': 20 })
  await post('four', { 'a.png': 1, 'b.png': 2, 'c.png': 3, 'd.png': 4 })
})
