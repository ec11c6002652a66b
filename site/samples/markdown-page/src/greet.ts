import { Http, Response } from 'farrow-http'

export const http = Http({ logger: false, errorStack: false })

// #region route
http.get('/greet/<name:string>?<lang?:{en}|{fr}>').use(({ params, query }) => {
  const { lang = 'en' } = query
  const hello = { en: 'Hello', fr: 'Bonjour' }[lang]
  return Response.text(`${hello}, ${params.name}`)
})
// #endregion route
