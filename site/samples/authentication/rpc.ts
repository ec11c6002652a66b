import { start } from './lib/start'

const main = async () => {
  const { send, ask, close } = await start()

  const signIn = async (name: string, password: string) => {
    const response = await send('POST /session', {}, { name, password })
    return { Cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }

  const call = (name: string, headers?: HeadersInit) =>
    ask('POST /api', headers, { type: 'Single', path: [name], input: {} })

  const ann = await signIn('ann', 'correct horse')
  const bob = await signIn('bob', 'battery staple')

  console.log('nobody')
  await call('whoAmI')
  console.log('ann')
  await call('whoAmI', ann)
  await call('reports', ann)
  console.log('bob')
  await call('reports', bob)
  close()
}

main()
