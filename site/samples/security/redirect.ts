import './lib/production'
import { serve } from './lib/serve'
import { http } from './src/redirect'

serve(http, async (send) => {
  const targets = [
    '/payments?page=2',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/a/..//evil.example/',
    'javascript:alert(1)',
  ]
  for (const target of targets) {
    const next = encodeURIComponent(target)
    const { headers } = await send(`GET /login?next=${next}`)
    console.log(`${target} -> ${headers.get('location')}`)
  }
})
