import { start } from './lib/start'

const main = async () => {
  const { send, ask, close } = await start()

  // #region session
  await ask('GET /me')
  await ask('POST /session', {}, { name: 'ann', password: 'guess' })

  const ann = { name: 'ann', password: 'correct horse' }
  const response = await send('POST /session', {}, ann)
  const cookie = response.headers.get('set-cookie') ?? ''
  console.log(cookie.replace(/=[\w-]{43};/, '=…;').replace(/expires[^;]+; /, ''))

  const Cookie = cookie.split(';')[0]
  await ask('GET /me', { Cookie })
  await ask('GET /admin', { Cookie })
  await ask('DELETE /session', { Cookie })
  await ask('GET /me', { Cookie })
  // #endregion session

  close()
}

main()
