import { createSchemaValidator } from 'farrow-schema/validator'
import type { Program } from '../../program.ts'
import { limits } from '../messages.ts'
import { Buffer } from '../node/buffer.ts'
import { inspect } from '../node/inspect.ts'
import { listening, watcher } from '../node/net.ts'
import type { HttpAnswer, HttpRequest, RequestFailure, RunEvent, RunResult, ValidateResult } from '../runner.ts'
import { begin, timerFunctions, whenIdle } from './activity.ts'
import { createConsole } from './console.ts'
import { programRoutes } from './farrow-http.ts'
import { fetch } from './fetch.ts'
import { loadModules, type Modules, takeMistake } from './load-modules.ts'
import { natives } from './natives.ts'
import { placeOf, readableStack } from './places.ts'
import { createProcess, Exit } from './process.ts'
import { sendRequest } from './send-request.ts'
import { ProgramError } from './transpile.ts'

type Failure = { readonly failed: RequestFailure }

/** Runs one program in this worker. */
export function createProgram(tell: (event: RunEvent) => void) {
  let modules: Modules | null = null
  let hasExited = false
  const tellAlive = (event: RunEvent): void => {
    if (!hasExited) tell(event)
  }
  const { console, print } = createConsole(tellAlive)
  watcher.onListen = (port) => tellAlive({ kind: 'listening', port })
  const exit = (): void => {
    tellAlive({ kind: 'ended', reason: 'finished' })
    hasExited = true
  }
  const tellError = (error: unknown): void => {
    if (error instanceof Exit) return
    const { name, message, stack, place } = describe(error)
    tellAlive({ kind: 'error', name, message, ...(place && { place }), ...(stack && { stack }) })
  }
  return {
    /** Gives the worker the globals of Node.js. */
    install: (): void => {
      const process = createProcess({ exit, print: (text) => print('log', text.replace(/\n$/, '')) })
      Object.assign(globalThis, { ...timerFunctions, fetch, console, process, Buffer, global: globalThis })
      globalThis.addEventListener('error', (event) => {
        event.preventDefault()
        if (!takeMistake(event)) tellError(event.error ?? new Error(event.message))
      })
      globalThis.addEventListener('unhandledrejection', (event) => {
        event.preventDefault()
        tellError(event.reason)
      })
    },
    run: async (program: Program): Promise<RunResult> => {
      const end = begin()
      try {
        modules = loadModules(program)
        await modules.evaluate(program.entry)
        // Servers report in a later task that they listen.
        await new Promise<void>((resolve) => natives.setTimeout(resolve))
        return { ok: true, listening: listening.size > 0, routes: programRoutes() }
      } catch (error) {
        tellError(error)
        return { ok: error instanceof Exit, listening: listening.size > 0, routes: programRoutes() }
      } finally {
        end()
        whenIdle(exit)
      }
    },
    request: (request: HttpRequest): Promise<HttpAnswer | Failure> => answerRequest(request),
    validate: async (input: { path: string; name: string; json: string }): Promise<ValidateResult> => {
      try {
        return validate(input, modules)
      } catch (error) {
        return { ok: false, message: describe(error).message, path: [] }
      }
    },
  }
}

function describe(error: unknown): Pick<RunEvent & { kind: 'error' }, 'name' | 'message' | 'stack' | 'place'> {
  if (!(error instanceof Error)) return { name: 'Error', message: `Uncaught ${inspect(error)}`.slice(0, limits.text) }
  const name = String(error.name).slice(0, 200)
  const message = String(error.message).slice(0, limits.text)
  if (error instanceof ProgramError) return { name, message, place: error.place }
  const place = placeOf(error.stack)
  const stack = readableStack(String(error.stack ?? '')).slice(0, limits.text)
  return { name, message, ...(place && { place }), stack }
}

async function answerRequest({ method, url, headers, body }: HttpRequest): Promise<HttpAnswer | Failure> {
  const [port] = listening.keys()
  if (port === undefined) return { failed: 'not-listening' }
  const target = new URL(url, `http://localhost:${port}`)
  const bytes = new TextEncoder().encode(body ?? '')
  const hasLength = headers.some(([name]) => name.toLowerCase() === 'content-length')
  const length: readonly [string, string][] = bytes.length > 0 && !hasLength ? [['content-length', String(bytes.length)]] : []
  const head = {
    method: method.toUpperCase(),
    url: target.pathname + target.search,
    headers: [['host', target.host] as const, ...headers, ...length],
  }
  const started = natives.now()
  const work = async (): Promise<HttpAnswer> => {
    const { status, statusText, headers: got, body: stream } = await sendRequest(port, { head, body: bytes })
    const text = head.method === 'HEAD' ? '' : readableStack(await readText(stream))
    return { status, statusText, headers: got.slice(0, 100), body: text, ms: natives.now() - started }
  }
  const late = new Promise<Failure>((resolve) => natives.setTimeout(() => resolve({ failed: 'no-answer' }), limits.answer))
  return Promise.race([work().catch((): Failure => ({ failed: 'broken-off' })), late])
}

/** The text of a body, cut at the limit. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length < limits.body) continue
    await reader.cancel()
    return `${text.slice(0, limits.body)}…`
  }
}

function validate({ path, name, json }: { path: string; name: string; json: string }, modules: Modules | null): ValidateResult {
  const schema = modules?.value(path, name)
  if (schema === undefined)
    return { ok: false, message: `${path} has no schema called ${name}, or the program has not been run.`, path: [] }
  const result = createSchemaValidator(schema as never)(JSON.parse(json))
  if (result.isOk) return { ok: true, value: inspect(result.value, { depth: null }).slice(0, limits.text) }
  const { message, path: place = [] } = result.value
  return { ok: false, message, path: place }
}
