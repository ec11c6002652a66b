import { http } from '../src/app'
import { implement } from '../src/implement'
import { serve } from './serve'

// Starts the service on a free port.
export const start = async () => {
  implement(() => new Date('2024-03-01T09:00:00Z'))
  const { url, close } = await serve(http)
  return { url: `${url}/api`, close }
}
