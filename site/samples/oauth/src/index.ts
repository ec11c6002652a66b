import { createApp } from './app'
import { createOpenId } from './openid'

const setting = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

const company = createOpenId(setting('ISSUER'), {
  id: setting('CLIENT_ID'),
  secret: setting('CLIENT_SECRET'),
})

const origin = process.env.ORIGIN ?? 'http://localhost:3000'
createApp({ origin, providers: { company } }).listen(3000)
