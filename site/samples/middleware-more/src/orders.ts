import { Response, Router } from 'farrow-http'
import { useEffects } from './effects'

export const orders = Router()

orders.post('/', { body: { email: String } }).use(async ({ body }) => {
  const { id, mail, now } = useEffects()
  const order = { id: id(), takenAt: now().toISOString() }
  await mail(body.email, `We have your order ${order.id}`)
  return Response.status(201).json(order)
})
