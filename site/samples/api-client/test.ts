import { createLoader } from 'farrow-api-client'
import type { Fetcher } from 'farrow-api-client'

const fake: Fetcher = async (calling) => {
  if (calling.type !== 'Single') throw new Error('only single calls')

  return { type: 'ApiSingleSuccessResponse', output: calling.path.join('.') }
}

const load = createLoader(fake, { batch: false })

Promise.all([
  load({ path: ['math', 'square'], input: { n: 7 } }),
  load({ path: ['math', 'cube'], input: { n: 7 } }),
]).then((results) => console.log(results))
