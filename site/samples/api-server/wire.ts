import { print, withServer } from './lib/ask'
import { http } from './src/app'

const path = ['stock', 'take']
const tea = { type: 'Single', path, input: { item: 'tea', count: 1 } }
const jam = { type: 'Single', path, input: { item: 'jam', count: 1 } }

withServer(http, async (ask) => {
  const call = async (note: string, calling: unknown) => {
    await print(note, await ask('POST /api', calling))
  }

  await call('single', tea)
  await call('batch', { type: 'Batch', callings: [tea, jam] })
  await call('stream', { type: 'Stream', callings: [tea, jam] })
  await call('wrong path', { ...tea, path: ['stock', 'put'] })
  await call('wrong input', { ...tea, input: { item: 'tea', count: '1' } })
  await call('no input', { type: 'Single', path })
  await call('no type', { path, input: tea.input })
  await call('broken JSON', '{"type":')

  const described = await ask('GET /api/__introspection__')
  console.log('introspection:', Object.keys(await described.json()).join(', '))
})
