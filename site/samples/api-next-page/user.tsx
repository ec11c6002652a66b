import assert from 'node:assert/strict'
import React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Page from './src/user'
import { serverContext } from './lib/request'

const main = async () => {
  const { context } = serverContext('/users/[id]', { id: '7' })
  const props = await Page.getInitialProps!(context)
  const html = renderToStaticMarkup(<Page {...props} />)
  console.log(html)
  assert.equal(html, '<h1>user 7</h1>')
}

main()
