import { Http, Response } from 'farrow-http'
import { accessLog, type Write } from './access'

const durations = new Map<string, { count: number; seconds: number }>()

const measure: Write = ({ method, status, ms }) => {
  // Entries that a handler has written have no duration.
  if (typeof ms !== 'number') return
  const labels = `{method="${method}",status="${status}"}`
  const { count, seconds } = durations.get(labels) ?? { count: 0, seconds: 0 }
  durations.set(labels, { count: count + 1, seconds: seconds + ms / 1000 })
}

export const createApp = (now?: () => number) => {
  const http = Http({ logger: false, errorStack: false })

  http.get('/metrics').use(() => {
    const lines = ['# TYPE http_request_seconds summary']
    for (const [labels, { count, seconds }] of durations) {
      lines.push(`http_request_seconds_count${labels} ${count}`)
      lines.push(`http_request_seconds_sum${labels} ${seconds.toFixed(3)}`)
    }
    const text = `${lines.join('\n')}\n`
    return Response.string(text).type('text/plain; version=0.0.4')
  })

  http.use(accessLog(measure, now))
  http.get('/orders').use(() => Response.json([]))

  return http
}
