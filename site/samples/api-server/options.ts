import { withServer } from './lib/ask'

// #region app
import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'

const save = Api({ input: { text: String }, output: { at: Date } }, () => {
  throw new Error('disk is full')
})
const now = Api({ input: {}, output: { at: Date } }, () => {
  return { at: new Date(0), note: 'internal' }
})
const entries = { save, now }

const http = Http({ logger: false })

http.route('/open').use(ApiService({ entries }))

http.route('/closed').use(
  ApiService({
    entries,
    errorStack: false,
    introspection: false,
    onSuccess: ({ path }) => console.log('log:', path.join('.'), 'succeeded'),
    onError: ({ path }, message) => console.log('log:', path.join('.'), message),
  }),
)

http.route('/unchecked').use(
  ApiService({ entries, validation: { output: false } }),
)
// #endregion app

withServer(http, async (ask) => {
  const call = async (mount: string, path: string[], input: unknown) => {
    const response = await ask(`POST ${mount}`, { type: 'Single', path, input })
    const { error, output } = await response.json()
    const stack = error?.message.split('\n')

    console.log(
      mount,
      path.join('.'),
      '->',
      stack ? `${stack[0]} (${stack.length > 1 ? 'with' : 'no'} stack)` : output,
    )
  }

  await call('/open', ['save'], { text: 'a' })
  await call('/closed', ['save'], { text: 'a' })
  await call('/closed', ['now'], {})
  await call('/unchecked', ['now'], {})

  for (const mount of ['/open', '/closed']) {
    const { status } = await ask(`GET ${mount}/__introspection__`)
    console.log('introspection of', mount, '->', status)
  }
})
