import './production'
import { randomBytes } from 'node:crypto'
import { addAccount } from '../src/accounts'
import { createApp } from '../src/app'
import { serve } from './serve'

export const start = async () => {
  await addAccount({ name: 'ann', role: 'member' }, 'correct horse')
  await addAccount({ name: 'bob', role: 'admin' }, 'battery staple')
  const secret = randomBytes(32)
  const served = await serve(createApp({ secret, secure: false }))
  return { ...served, secret }
}
