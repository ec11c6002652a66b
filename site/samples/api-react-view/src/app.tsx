import React from 'react'
import { Http, Router } from 'farrow-http'
import { useReactView } from 'farrow-react'
import { Page } from './page'

const site = Router()

site.get('/hello/<name:string>').use(({ params }) => {
  const { render } = useReactView()

  return render(<Page name={params.name} />)
})

export const http = Http()

http.route('/site').use(site)
