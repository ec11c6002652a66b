import { Http, Response } from 'farrow-http'

export const http = Http()

// The typed pattern comes first and refuses /users/me.
http.get('/users/<id:int>').use(({ params }) => Response.json(params))
http.get('/users/me').use(() => Response.json({ name: 'Ada' }))

// The literal path comes first.
http.get('/teams/mine').use(() => Response.json({ name: 'Core' }))
http.get('/teams/<id:int>').use(({ params }) => Response.json(params))

// The typed pattern hands on what does not fit it.
// #region hand-on
http
  .get('/books/<id:int>', {}, {
    onSchemaError: (error, input, next) => next(),
  })
  .use(({ params }) => Response.json(params))
// #endregion hand-on
http.get('/books/new').use(() => Response.json({ title: '' }))
