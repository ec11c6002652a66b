import { createLoader } from 'farrow-api-client'
import type { Loader } from 'farrow-api-client'
import { withService } from './lib/service'

withService(async (url, seen) => {
  // #region show
  const show = async (note: string, load: Loader) => {
    const path = ['math', 'square']
    const square = (n: number) => load({ path, input: { n } })

    seen.length = 0
    const results = await Promise.all([square(2), square(2), square(3)])
    const requests = seen.map(({ body }) => {
      const count = body.callings?.length ?? 1
      return `${body.type} with ${count}`
    })

    console.log(note, results.join(', '), `(${requests.join(', ')})`)
  }
  // #endregion show

  // #region loaders
  await show('default:', createLoader(url))
  await show('stream: false:', createLoader(url, { stream: false }))
  await show('cache: false:', createLoader(url, { cache: false }))
  await show('batch: false:', createLoader(url, { batch: false }))
  // #endregion loaders
})
