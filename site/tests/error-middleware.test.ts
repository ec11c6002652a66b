import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, it, vi } from 'vitest'
import { skipTest } from '../../tests/skip-test.ts'
import { missingPackages } from '../tools/samples/list-topics.ts'
import { samplesFolder } from '../tools/site-folders.ts'

type Middleware = (request: object, next: () => never) => Promise<{ info: { status?: { code: number } } }>
type Copy = { readonly safeErrors?: (log: () => void) => Middleware; readonly [name: string]: unknown }

/** The middleware that responds to errors, as several topics have it. Other files of that name are programs or routes. */
const copies = readdirSync(samplesFolder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(?!playground|http-basics)[a-z-]+\/(?:project\/)?src\/(?:errors|guard)\.ts$/.test(path))

const statuses = [0, 99, 200, 302, 503, Number.NaN, 'ECONNREFUSED']
const thrown = [undefined, null, ...statuses.map((statusCode) => Object.assign(new Error('tulip'), { statusCode }))]

it('finds the copies of the error middleware', () => {
  expect(copies.length).toBeGreaterThanOrEqual(10)
})

it.for(copies)('%s responds with 500 to whatever is not an error of the client', async (path, context) => {
  skipTest(context, missingPackages('2.3')['farrow-http'])
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const copy = (await import(pathToFileURL(`${samplesFolder}/${path}`).href)) as Copy
  const middleware = copy.safeErrors?.(() => {}) ?? (Object.values(copy)[0] as Middleware)
  const codes = thrown.map(async (error) => {
    const response = await middleware({}, () => {
      throw error
    })
    return response.info.status?.code
  })
  expect(await Promise.all(codes)).toEqual(thrown.map(() => 500))
})
