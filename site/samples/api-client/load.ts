import { createLoader } from 'farrow-api-client'
import { withService } from './lib/service'

withService(async (url) => {
  // #region call
  const load = createLoader(url)
  const path = ['math', 'square']

  console.log(await load({ path, input: { n: 7 } }))

  try {
    await load({ path, input: { n: 'seven' } })
  } catch (error) {
    console.log(String(error))
  }
  // #endregion call
})
