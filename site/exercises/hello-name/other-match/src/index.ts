import { Http, Response } from 'farrow-http'

const http = Http()

http.match({ pathname: '/' }).use(() => Response.string('Hello Farrow'))
http
  .match({ pathname: '/hello/:name', params: { name: String } })
  .use(({ params }) => Response.status(200).json({ message: ['Hello', params.name].join(', ') }))

http.listen(3000)
