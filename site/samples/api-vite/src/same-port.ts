import { Http } from 'farrow-http'
import { vite } from 'farrow-vite'

export const start = (root: string, port: number) => {
  const http = Http({ logger: false })
  const server = http.server()

  const web = vite({
    root,
    server: {
      // an own `server` object replaces the default: repeat this line
      middlewareMode: true,
      hmr: { server, clientPort: port },
    },
    onBeforeSendHtml: (html) => html.replace('<html', '<html data-dev'),
  })

  http.use(web)
  server.listen(port)

  return { server, web }
}
