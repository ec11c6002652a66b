import { Response, useReq, type HttpMiddleware } from 'farrow-http'

type Options = { limit: number; seconds: number; now?: () => number }

// Counts in memory, so each process of a cluster counts for itself.
export const rateLimit = ({ limit, seconds, now = Date.now }: Options) => {
  const counts = new Map<string, { count: number; ends: number }>()

  const forgetOld = () => {
    for (const [key, { ends }] of counts) if (ends <= now()) counts.delete(key)
  }

  const middleware: HttpMiddleware = (request, next) => {
    if (counts.size > 10_000) forgetOld()

    const key = useReq().socket.remoteAddress ?? ''
    const known = counts.get(key)
    const current =
      known && known.ends > now()
        ? known
        : { count: 0, ends: now() + seconds * 1000 }
    current.count += 1
    counts.set(key, current)

    if (current.count <= limit) return next(request)
    const wait = Math.ceil((current.ends - now()) / 1000)
    return Response.status(429)
      .header('Retry-After', wait)
      .json({ message: `Try again in ${wait} seconds` })
  }

  return middleware
}
