import { Http, Response } from 'farrow-http'

const http = Http()

const titles = new Map([[1, 'Solaris']])

http.get('/books/<id:int>').use((request) => {
  const title = titles.get(request.params.id)

  if (title) {
    return Response.text(title)
  }
})
