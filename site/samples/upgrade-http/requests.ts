import type { AddressInfo } from 'node:net'
import { http } from './src/app'

const server = http.listen(0, async () => {
  const { port } = server.address() as AddressInfo

  for (const rating of [undefined, null, 5]) {
    const body = JSON.stringify({ text: 'Good tea', rating })
    const response = await fetch(`http://127.0.0.1:${port}/shop/notes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Reader': 'Ada' },
      body,
    })
    console.log(body)
    console.log(' ', response.status, await response.text())
  }

  server.close()
})
