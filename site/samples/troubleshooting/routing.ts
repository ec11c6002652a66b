import { Router } from 'farrow-http'

const attempts: Record<string, () => unknown> = {
  'an unknown type': () => Router().get('/items/<day:date>' as string),
  'no type at all': () => Router().get('/items/<id>' as string),
  'a route without a slash': () => Router().route('items'),
  'match without a url': () => Router().match({ method: 'GET' } as never),
  'use of a value': () => Router().use('items' as never),
}

for (const [name, attempt] of Object.entries(attempts)) {
  try {
    attempt()
    console.log(`${name}: no error`)
  } catch (error) {
    console.log(`${name}: ${String(error)}`)
  }
}
