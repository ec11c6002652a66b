import { Http, Response } from 'farrow-http'
// #region viewer
import { createContext } from 'farrow-pipeline'

const ViewerContext = createContext<{ name: string } | null>(null)

const useViewer = () => ViewerContext.assert()
// #endregion viewer

export const http = Http({ logger: false, errorStack: false })

// #region routes
const signIn = (name: string | undefined) => {
  if (name) ViewerContext.set({ name })
}

http.use((request, next) => {
  signIn(request.headers?.['x-user'] as string | undefined)
  return next()
})

http.get('/hello').use(() => {
  return Response.text(`Hello, ${useViewer().name}`)
})
// #endregion routes
