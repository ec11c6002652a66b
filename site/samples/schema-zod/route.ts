import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
// #region route
import { Http, Response } from 'farrow-http'
import { ValidatorType } from 'farrow-schema/validator'
import { z } from 'zod'

const fromZod = <T>(schema: z.ZodType<T>) =>
  class extends ValidatorType<T> {
    validate(input: unknown) {
      const result = schema.safeParse(input)
      if (result.success) return this.Ok(result.data)
      const [{ message, path }] = result.error.issues
      return this.Err(message, path.map(String))
    }
  }

const Signup = z.object({
  email: z.email(),
  age: z.coerce.number().min(18),
  plan: z.enum(['free', 'team']).default('free'),
})

const http = Http({ logger: false, errorStack: false })

http.post('/signup', { body: fromZod(Signup) }).use(({ body }) => {
  return Response.json(body)
})
// #endregion route

const server = http.listen(0, async () => {
  const { port } = server.address() as AddressInfo

  const signUp = async (input: object) => {
    const response = await fetch(`http://localhost:${port}/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    console.log(`${JSON.stringify(input)} -> ${response.status}`)
    console.log(await response.text())
    return response.status
  }

  assert.equal(await signUp({ email: 'ann@example.org', age: '20' }), 200)
  assert.equal(await signUp({ email: 'ann', age: 17 }), 400)
  server.close()
})
