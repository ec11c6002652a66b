import { createApp } from './app'

const { SECRET = '', NODE_ENV } = process.env
const secret = Buffer.from(SECRET, 'base64')
if (secret.length < 32) throw new Error('SECRET needs 32 bytes in base64')

createApp({ secret, secure: NODE_ENV === 'production' }).listen(3000)
