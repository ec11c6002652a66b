import { http } from '../src/app'
import { apiPipeline } from '../src/generated/notes'
import { implement } from '../src/implement'
import { serve } from './serve'

// Starts the service on a free port and sends the generated client there.
export const start = async () => {
  implement(() => new Date('2024-03-01T09:00:00Z'))
  const { url, close } = await serve(http)

  // #region url
  const service = `${url}/api`
  apiPipeline.use((request, next) => next({ ...request, url: service }))
  // #endregion url

  return { url: service, close }
}
