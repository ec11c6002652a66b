import type { ApiServices } from 'farrow-federation'
import { createGateway } from '../src/gateway'
import { orders, users } from '../src/services'
import { serve } from './serve'

/** Runs two services and a gateway on free ports while the function runs. */
export const withGateway = async (
  use: (url: string, services: ApiServices) => Promise<void>,
) => {
  const one = await serve(users)
  const two = await serve(orders)
  const services = [
    { namespace: 'users', url: `${one.url}/api` },
    { namespace: 'orders', url: `${two.url}/api` },
  ]
  const gateway = await serve(await createGateway(services))

  try {
    await use(`${gateway.url}/api`, services)
  } finally {
    for (const { close } of [one, two, gateway]) close()
  }
}
