import { http } from './app'

const main = async () => {
  const request = { method: 'GET', pathname: '/api/client.ts' }
  const { info } = await http.run(request)
  console.log(info.body?.type === 'string' ? 'the client is served' : 'failed')
}

main()
