import assert from 'node:assert/strict'
import { serve } from './lib/serve'
import { http } from './src/app'
import { createApiClient } from './src/generated/client'
import { createLoader } from './src/loader'

const main = async () => {
  const { url, close } = await serve(http)

  // #region call
  const api = createApiClient({ loader: createLoader(`${url}/api`) })

  const [fern] = await api.plants.list({})
  console.log(fern.name, fern.watered)

  const renamed = await api.plants.rename({ id: 1, name: 'Big fern' })
  console.log(renamed.name)

  await api.plants.rename({ id: 9, name: 'Cactus' }).catch((error) => {
    console.log(error.message)
  })
  // #endregion call

  assert.equal(typeof fern.watered, 'string')

  const loader = createLoader(`${url}/api`)
  const send = (path: string[], input: {}) =>
    loader({ path, input }).catch((error) => error.message)

  assert.equal(await send(['plants'], {}), 'No API at plants')
  assert.equal(await send(['toString'], {}), 'No API at toString')
  assert.equal(
    await send(['plants', 'rename'], { id: '1', name: 'x' }),
    'id: 1 is not an integer',
  )

  close()
}

main()
