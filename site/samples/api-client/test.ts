import { createLoader } from 'farrow-api-client'

const load = createLoader(async (calling) => {
  if (calling.type !== 'Single') throw new Error('not expected here')

  return { type: 'ApiSingleSuccessResponse', output: calling.path.join('.') }
}, { batch: false })

Promise.all([
  load({ path: ['math', 'square'], input: { n: 7 } }),
  load({ path: ['math', 'cube'], input: { n: 7 } }),
]).then((results) => console.log(results))
