import { createGateway } from './gateway'

const main = async () => {
  const http = await createGateway([
    { namespace: 'users', url: 'http://localhost:3001/api' },
    { namespace: 'orders', url: 'http://localhost:3002/api' },
  ])
  http.listen(3000)
}

main()
