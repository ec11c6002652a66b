import type { NextPageContext } from 'next'
import { Controller, ControllerCtor, page } from 'farrow-next'

// what Next passes to getInitialProps on the server, as far as needed here
export const serverContext = (pathname = '/', query = {}) => {
  const headers: Record<string, unknown> = {}
  const sent: unknown[] = []
  const context = {
    pathname,
    query,
    asPath: pathname,
    AppTree: () => null,
    req: { headers: { cookie: 'session=abc', 'user-agent': 'test' } },
    res: {
      setHeader: (name: string, value: unknown) => (headers[name] = value),
      writeHead: (...args: unknown[]) => sent.push(args),
      end: () => undefined,
    },
  } as unknown as NextPageContext
  return { context, headers, sent }
}

// an instance of a controller as a page makes it
export const controllerOf = async <T extends Controller>(
  Ctrl: ControllerCtor<T>,
  server = serverContext(),
): Promise<T> => {
  let found: T | undefined
  const Page = page({
    View: () => null,
    Controllers: { ctrl: Ctrl },
    preload: ({ ctrl }) => {
      found = ctrl as T
    },
  })
  await Page.getInitialProps!(server.context)
  return found!
}
