import { addAccount } from './accounts'
import { createApp } from './app'

const { SECRET = '', NODE_ENV } = process.env
const secret = Buffer.from(SECRET, 'base64')
if (secret.length < 32) throw new Error('SECRET needs 32 bytes in base64')

const main = async () => {
  // The two users of this page. A database has them in your program.
  await addAccount({ name: 'ann', role: 'member' }, 'correct horse')
  await addAccount({ name: 'bob', role: 'admin' }, 'battery staple')

  createApp({ secret, secure: NODE_ENV === 'production' }).listen(3000)
}

main()
