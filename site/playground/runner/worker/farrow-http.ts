import * as farrow from 'farrow-http'
import { listening } from '../node/net.ts'
import type { ProgramRoute } from '../runner.ts'
import { exampleBody } from './example-body.ts'

type Pipeline = Record<string, unknown> & { use(...middlewares: readonly unknown[]): unknown }
/** A route with what its body is declared as, or a router that is mounted at a prefix. */
type Entry =
  | { readonly method: string; readonly url: string; readonly body?: unknown }
  | { readonly prefix: string; readonly child: Routes }
type Routes = Entry[]

const methods = ['get', 'post', 'put', 'head', 'delete', 'patch', 'options'] as const

/** The routes of each router, and the routers that are servers. `server` is what `listen` returns. */
const known = new WeakMap<object, Routes>()
const servers: { readonly routes: Routes; server?: unknown }[] = []

/** The package with routers that remember their routes: Farrow itself keeps no list of them. */
export const farrowHttp: Record<string, unknown> = {
  ...farrow,
  Router: remembering(farrow.Router as never),
  createRouterPipeline: remembering(farrow.createRouterPipeline as never),
  Http: remembering(farrow.Http as never, rememberServer),
  createHttpPipeline: remembering(farrow.createHttpPipeline as never, rememberServer),
}

type Create = (...args: readonly unknown[]) => Pipeline

function remembering(create: Create, note: (pipeline: Pipeline) => unknown = remember): Create {
  return (...args) => {
    const pipeline = create(...args)
    note(pipeline)
    return pipeline
  }
}

function rememberServer(pipeline: Pipeline): void {
  const entry: (typeof servers)[number] = { routes: remember(pipeline) }
  servers.push(entry)
  after(pipeline, 'listen', (_, server) => {
    entry.server = server
  })
}

/** Makes a method of a pipeline tell what it was called with and what it has returned. */
function after(pipeline: Pipeline, name: string, note: (args: readonly unknown[], result: unknown) => void): void {
  const work = pipeline[name]
  if (typeof work !== 'function') return
  const told = (...args: readonly unknown[]): unknown => {
    const result: unknown = Reflect.apply(work, pipeline, args)
    note(args, result)
    return result
  }
  pipeline[name] = Object.defineProperty(told, 'name', { value: work.name })
}

/** Makes a pipeline record the routes that are added to it after this call. */
function remember(pipeline: Pipeline): Routes {
  const routes: Routes = []
  known.set(pipeline, routes)
  for (const method of methods) {
    after(pipeline, method, ([url, schema]) => {
      routes.push({ method: method.toUpperCase(), url: String(url), body: (schema as Described | undefined)?.body })
    })
  }
  after(pipeline, 'match', ([schema]) => routes.push(...routesOfMatch(schema)))
  after(pipeline, 'route', ([prefix], child) => routes.push({ prefix: String(prefix), child: remember(child as Pipeline) }))
  after(pipeline, 'use', (middlewares) => {
    for (const middleware of middlewares) {
      const child = known.get(middleware as object)
      if (child !== undefined) routes.push({ prefix: '', child })
    }
  })
  return routes
}

type Described = { readonly url?: string; readonly pathname?: string; readonly method?: string | string[]; readonly body?: unknown }

function routesOfMatch(schema: unknown): Entry[] {
  const { url, pathname, method = 'GET', body } = schema as Described
  return [method].flat().map((name) => ({ method: name.toUpperCase(), url: url ?? pathname ?? '/', body }))
}

/**
 * The routes of all servers of the program, with the paths that their routers were mounted at. A path goes to the server that has
 * listened first; the routes of others have their address before the path.
 */
export function programRoutes(): ProgramRoute[] {
  const list = (routes: Routes, { prefix, seen }: { prefix: string; seen: readonly Routes[] }): ProgramRoute[] =>
    routes.flatMap((entry) => {
      if ('url' in entry) {
        const body = entry.body === undefined ? undefined : exampleBody(entry.body)
        return [{ method: entry.method, url: prefix + entry.url, ...(body !== undefined && { body }) }]
      }
      return seen.includes(entry.child) ? [] : list(entry.child, { prefix: prefix + entry.prefix, seen: [...seen, entry.child] })
    })
  const ports = new Map([...listening].map(([port, server]): [unknown, number] => [server, port]))
  const [first] = listening.keys()
  return servers
    .flatMap(({ routes, server }) => {
      const port = ports.get(server) ?? first
      return list(routes, { prefix: port === first ? '' : `http://localhost:${port}`, seen: [routes] })
    })
    .slice(0, 200)
}
