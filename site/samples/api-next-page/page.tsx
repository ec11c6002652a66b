import assert from 'node:assert/strict'
import React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Page from './src/counter'
import { serverContext } from './lib/request'

const main = async () => {
  const { context } = serverContext('/counter', { tab: 'a' })
  const props = await Page.getInitialProps!(context)
  console.log(props)
  const html = renderToStaticMarkup(<Page {...props} />)
  console.log(html)
  assert.equal(html, '<button>42</button>')
  assert.equal(Page.displayName, 'Page:View')
}

main()
