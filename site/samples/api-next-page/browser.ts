import assert from 'node:assert/strict'
import type { NextPageContext } from 'next'

// stands for the browser: the page was loaded at /users/7
Object.assign(globalThis, {
  window: {
    location: { pathname: '/users/7' },
    navigator: { userAgent: 'browser' },
  },
})

const main = async () => {
  const { default: Page } = await import('./src/counter')
  const go = async (pathname: string, asPath: string) => {
    const context = { pathname, asPath, query: {} } as NextPageContext
    const { states } = await Page.getInitialProps!(context)
    console.log(asPath, states)
    return states
  }

  // Next calls both of them /users/[id]
  assert.equal((await go('/users/[id]', '/users/8')).length, 1)
  assert.equal((await go('/users/[id]', '/users/9')).length, 0)
  // another page
  assert.equal((await go('/about', '/about')).length, 1)
  assert.equal((await go('/about', '/about?tab=2')).length, 0)
}

main()
