import { createApiClient } from 'http://localhost:3000/math/client.ts'

const math = createApiClient({
  loader: async ({ path, input }) => {
    const response = await fetch('http://localhost:3000/math', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'Single', path, input }),
    })
    if (!response.ok) throw new Error(await response.text())

    const result = await response.json()
    if (result.type === 'ApiErrorResponse') {
      throw new Error(result.error.message)
    }
    return result.output
  },
})

console.log(await math.square({ n: 7 }))
