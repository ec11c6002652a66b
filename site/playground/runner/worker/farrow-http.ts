import * as farrow from 'farrow-http'
import type { ProgramRoute } from '../runner.ts'

type Pipeline = Record<string, unknown> & { use(...middlewares: readonly unknown[]): unknown }
type Entry = { readonly method: string; readonly url: string } | { readonly prefix: string; readonly child: Routes }
type Routes = Entry[]

const methods = ['get', 'post', 'put', 'head', 'delete', 'patch', 'options'] as const

/** The routes of each router, and the routers that are servers. */
const known = new WeakMap<object, Routes>()
const servers: Routes[] = []

/** The package with routers that remember their routes: Farrow itself keeps no list of them. */
export const farrowHttp: Record<string, unknown> = {
  ...farrow,
  Router: remembering(farrow.Router as never),
  createRouterPipeline: remembering(farrow.createRouterPipeline as never),
  Http: remembering(farrow.Http as never, servers),
  createHttpPipeline: remembering(farrow.createHttpPipeline as never, servers),
}

function remembering(create: (...args: readonly unknown[]) => Pipeline, into?: Routes[]): (...args: readonly unknown[]) => Pipeline {
  return (...args) => {
    const pipeline = create(...args)
    into?.push(remember(pipeline))
    if (into === undefined) remember(pipeline)
    return pipeline
  }
}

/** Makes a pipeline record the routes that are added to it after this call. */
function remember(pipeline: Pipeline): Routes {
  const routes: Routes = []
  known.set(pipeline, routes)
  const before = (name: string, note: (args: readonly unknown[], result: unknown) => void): void => {
    const work = pipeline[name]
    if (typeof work !== 'function') return
    pipeline[name] = (...args: readonly unknown[]): unknown => {
      const result: unknown = Reflect.apply(work, pipeline, args)
      note(args, result)
      return result
    }
  }
  for (const method of methods) before(method, ([url]) => routes.push({ method: method.toUpperCase(), url: String(url) }))
  before('match', ([schema]) => routes.push(...routesOfMatch(schema)))
  before('route', ([prefix], child) => routes.push({ prefix: String(prefix), child: remember(child as Pipeline) }))
  before('use', (middlewares) => {
    for (const middleware of middlewares) {
      const child = known.get(middleware as object)
      if (child !== undefined) routes.push({ prefix: '', child })
    }
  })
  return routes
}

function routesOfMatch(schema: unknown): ProgramRoute[] {
  const {
    url,
    pathname,
    method = 'GET',
  } = schema as { readonly url?: string; readonly pathname?: string; readonly method?: string | string[] }
  return [method].flat().map((name) => ({ method: name.toUpperCase(), url: url ?? pathname ?? '/' }))
}

/** The routes of all servers of the program, with the paths that their routers were mounted at. */
export function programRoutes(): ProgramRoute[] {
  const list = (routes: Routes, { prefix, seen }: { prefix: string; seen: readonly Routes[] }): ProgramRoute[] =>
    routes.flatMap((entry) => {
      if ('url' in entry) return [{ method: entry.method, url: prefix + entry.url }]
      return seen.includes(entry.child) ? [] : list(entry.child, { prefix: prefix + entry.prefix, seen: [...seen, entry.child] })
    })
  return servers.flatMap((routes) => list(routes, { prefix: '', seen: [routes] })).slice(0, 200)
}
