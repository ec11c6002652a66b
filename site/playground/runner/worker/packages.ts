import * as farrowApi from 'farrow-api'
import * as farrowApiCodegen from 'farrow-api/dist/codegen'
import * as farrowApiJson from 'farrow-api/dist/toJSON'
import * as farrowPipeline from 'farrow-pipeline'
import * as farrowTracer from 'farrow-pipeline/asyncTracerImpl.node'
import * as farrowSchema from 'farrow-schema'
import * as farrowFormatter from 'farrow-schema/formatter'
import * as farrowValidator from 'farrow-schema/validator'
import * as assert from '../node/assert.ts'
import * as asyncHooks from '../node/async-hooks.ts'
import * as buffer from '../node/buffer.ts'
import * as crypto from '../node/crypto.ts'
import * as events from '../node/events.ts'
import * as fs from '../node/fs.ts'
import * as http from '../node/http.ts'
import * as https from '../node/https.ts'
import { withMissing } from '../node/missing.ts'
import * as net from '../node/net.ts'
import * as os from '../node/os.ts'
import * as path from '../node/path.ts'
import * as querystring from '../node/querystring.ts'
import * as stream from '../node/stream.ts'
import * as streamConsumers from '../node/stream-consumers.ts'
import * as timersPromises from '../node/timers-promises.ts'
import * as url from '../node/url.ts'
import * as util from '../node/util.ts'
import { timerFunctions } from './activity.ts'
import { farrowHttp } from './farrow-http.ts'

type Exports = Record<string, unknown>

/** Without the tracer, contexts work in synchronous code of a pipeline only. In Node.js, farrow-http enables it when it is imported. */
export function enableTracerFor(name: string): void {
  if (name !== 'farrow-http' || isTracing) return
  // A second time would put another tracer in its place, and what runs would lose its contexts.
  isTracing = true
  farrowTracer.enable()
}
let isTracing = false
farrowTracer.disable()

/** An ES module for those who import it. Without the mark, sucrase would take the whole module for its default export. */
const toModule = (exports: Exports): Exports => ({ __esModule: true, ...exports })

const ofFarrow = Object.entries({
  'farrow-http': farrowHttp,
  'farrow-schema': farrowSchema,
  'farrow-schema/validator': farrowValidator,
  'farrow-schema/formatter': farrowFormatter,
  'farrow-pipeline': farrowPipeline,
  'farrow-pipeline/asyncTracerImpl.node': farrowTracer,
  'farrow-pipeline/dist/asyncTracerImpl/node': farrowTracer,
  'farrow-api': farrowApi,
  'farrow-api/dist/toJSON': farrowApiJson,
  'farrow-api/dist/codegen': farrowApiCodegen,
}).map(([name, exports]): [string, Exports] => {
  // The bundle gives each of them a default export, which they do not have in Node.js.
  const { default: _, ...own } = toModule(exports)
  return [name, own]
})

const ofNode = Object.entries({
  assert,
  'assert/strict': { ...assert, ...assert.strict, default: assert.strict },
  async_hooks: asyncHooks,
  buffer,
  // Nothing of it can work in a page.
  child_process: { default: {} },
  crypto,
  events,
  fs,
  'fs/promises': { ...fs.promises, default: fs.promises },
  http,
  https,
  net,
  os,
  path,
  perf_hooks: { performance, default: { performance } },
  querystring,
  stream,
  'stream/consumers': streamConsumers,
  'stream/promises': { ...stream.promises, default: stream.promises },
  timers: { ...timerFunctions, default: timerFunctions },
  'timers/promises': timersPromises,
  url,
  util,
}).map(([name, exports]): [string, Exports] => {
  const whole: unknown = (exports as Exports)['default']
  const isPlain = typeof whole === 'object' && whole !== null
  return [name, withMissing(name, { ...toModule(exports), ...(isPlain && { default: withMissing(name, whole as Exports) }) })]
})

const packages = new Map([...ofFarrow, ...ofNode])

/** The names of the packages, without the modules of Node.js. */
export const packageNames: readonly string[] = ofFarrow.map(([name]) => name)

/** What a program gets that imports a package or a module of Node.js. */
export function findPackage(name: string): Exports | undefined {
  const bare = name.replace(/^node:/, '')
  // Each program has its own.
  const { process } = globalThis as unknown as { readonly process: Exports }
  return bare === 'process' ? { ...toModule(process), default: process } : packages.get(bare)
}
