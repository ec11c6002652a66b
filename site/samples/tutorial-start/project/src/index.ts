import { http } from './app'

const port = Number(process.env.PORT ?? 3000)

http.listen(port, () => {
  console.log(`Listening on http://localhost:${port}`)
})
