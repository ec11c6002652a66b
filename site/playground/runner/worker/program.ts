import { createSchemaValidator } from 'farrow-schema/validator'
import type { Place, Program } from '../../program.ts'
import { limits } from '../messages.ts'
import { Buffer } from '../node/buffer.ts'
import { completeCrypto } from '../node/crypto.ts'
import { inspect } from '../node/inspect.ts'
import { listening, watcher } from '../node/net.ts'
import type { HttpAnswer, HttpRequest, RequestFailure, RunEvent, RunResult, ValidateResult } from '../runner.ts'
import { begin, isIdle, timerFunctions, whenIdle, whenStuck } from './activity.ts'
import { takeMistake } from './compile-module.ts'
import { createConsole } from './console.ts'
import { describeError } from './describe-error.ts'
import { programRoutes } from './farrow-http.ts'
import { fetch } from './fetch.ts'
import { loadModules, type Modules } from './load-modules.ts'
import { natives } from './natives.ts'
import { placeOf, readableStack } from './places.ts'
import { createProcess, Exit } from './process.ts'
import { lengthHeaders, sendRequest } from './send-request.ts'
import { ProgramError } from './transpile.ts'

/** Node.js warns of this and exits with code 13. */
const unsettled = 'A top-level `await` waits for a promise that will never settle.'

type Origin = { readonly origin?: 'uncaughtException' | 'unhandledRejection'; readonly thrownAt?: Place | undefined }
type Failure = { readonly failed: RequestFailure }

/** Runs one program in this worker. */
export function createProgram(tell: (event: RunEvent) => void) {
  let modules: Modules | null = null
  let hasExited = false
  const tellAlive = (event: RunEvent): void => {
    if (!hasExited) tell(event)
  }
  const { console, write, flush, warn } = createConsole(tellAlive)
  watcher.onListen = (port) => tellAlive({ kind: 'listening', port })
  let isExiting = false
  const exit = (code?: number): void => {
    if (isExiting) return
    isExiting = true
    process.exitCode = code ?? process.exitCode ?? 0
    emit('exit', process.exitCode)
    flush()
    tellAlive({ kind: 'ended', reason: 'finished' })
    hasExited = true
    // Those who wait for an answer hear that there will be none.
    for (const server of listening.values()) server.closeAllConnections()
    listening.clear()
  }
  /** Ends the program, which has nothing more to do, unless its listeners begin something new. */
  const leave = (): void => {
    emit('beforeExit', process.exitCode ?? 0)
    if (process.listenerCount('beforeExit') === 0) exit()
    else natives.setTimeout(() => (isIdle() ? exit() : whenIdle(leave)))
  }
  const tellError = (error: unknown, thrownAt?: Place): void => {
    if (error instanceof Exit) return
    tellAlive({ kind: 'error', ...describeError(error, thrownAt) })
  }
  const process = createProcess({ exit, write, warn })
  /** Calls the program's listeners. An error of their own ends the program. */
  const emit = (name: string, ...values: readonly unknown[]): void => {
    try {
      process.emit(name, ...values)
    } catch (error) {
      tellError(error)
      exit(7)
    }
  }
  /** An error that nobody has caught goes to the program's listeners. Without any, it is told and ends the program, as in Node.js. */
  const handleError = (error: unknown, { origin = 'uncaughtException', thrownAt }: Origin = {}): void => {
    if (error instanceof Exit) return
    if (!(error instanceof ProgramError) && process.listenerCount('uncaughtException') > 0) {
      emit('uncaughtException', error, origin)
      return
    }
    tellError(error, thrownAt)
    exit(1)
  }
  return {
    /** Gives the worker the globals of Node.js. */
    install: (): void => {
      Object.assign(globalThis, { ...timerFunctions, fetch, console, process, Buffer, global: globalThis })
      completeCrypto()
      globalThis.addEventListener('error', (event) => {
        event.preventDefault()
        const thrownAt = placeOf(`${event.filename}:${event.lineno}:${event.colno}`)
        if (!takeMistake(event)) handleError(event.error, { thrownAt })
      })
      globalThis.addEventListener('unhandledrejection', (event) => {
        event.preventDefault()
        if (process.listenerCount('unhandledRejection') > 0) emit('unhandledRejection', event.reason, event.promise)
        else handleError(event.reason, { origin: 'unhandledRejection' })
      })
    },
    run: async (program: Program): Promise<RunResult> => {
      const end = begin()
      let endWatch = (): void => undefined
      const stuck = new Promise<'stuck'>((resolve) => {
        endWatch = whenStuck(() => resolve('stuck'))
      })
      try {
        modules = loadModules(program)
        const isStuck = (await Promise.race([modules.evaluate(program.entry), stuck])) === 'stuck'
        if (isStuck) {
          tellError(new Error(unsettled))
          exit(13)
        }
        // Servers report in a later task that they listen.
        await new Promise<void>((resolve) => natives.setTimeout(resolve))
        return { ok: !isStuck, listening: listening.size > 0, routes: programRoutes() }
      } catch (error) {
        handleError(error)
        return { ok: error instanceof Exit, listening: listening.size > 0, routes: programRoutes() }
      } finally {
        endWatch()
        end()
        whenIdle(leave)
      }
    },
    request: (request: HttpRequest): Promise<HttpAnswer | Failure> => answerRequest(request),
    validate: async (input: { path: string; name: string; json: string }): Promise<ValidateResult> => {
      try {
        return validate(input, modules)
      } catch (error) {
        return { ok: false, message: describeError(error).message, path: [] }
      }
    },
  }
}

async function answerRequest({ method, url, headers, body }: HttpRequest): Promise<HttpAnswer | Failure> {
  const [first] = listening.keys()
  if (first === undefined) return { failed: 'not-listening' }
  // A path that begins with two slashes is no host.
  const target = new URL(url.startsWith('/') ? `http://localhost:${first}${url}` : url)
  const port = Number(target.port || 80)
  if (!listening.has(port)) return { failed: 'not-listening' }
  const bytes = new TextEncoder().encode(body ?? '')
  const hasLength = headers.some(([name]) => name.toLowerCase() === 'content-length')
  const verb = method.toUpperCase()
  const length = hasLength ? [] : lengthHeaders(verb, bytes)
  const head = { method: verb, url: target.pathname + target.search, headers: [['host', target.host] as const, ...headers, ...length] }
  const started = natives.now()
  const late = new Promise<'late'>((resolve) => natives.setTimeout(() => resolve('late'), limits.answer))
  const work = async (): Promise<HttpAnswer> => {
    const { status, statusText, headers: got, body: stream } = await sendRequest(port, { head, body: bytes })
    const text = head.method === 'HEAD' ? '' : readableStack(await readText(stream, late))
    return { status, statusText, headers: got.slice(0, 100), body: text, ms: natives.now() - started }
  }
  const answer = work().catch((): Failure => ({ failed: 'broken-off' }))
  // The head may have come, and then the answer ends with what there is of the body.
  const isLate = late.then(() => new Promise((resolve) => natives.setTimeout(() => resolve(null), 100)))
  return Promise.race([answer, isLate.then((): Failure => ({ failed: 'no-answer' }))])
}

/** The text of a body, cut at the limit or at what has come until it is late. */
async function readText(stream: ReadableStream<Uint8Array>, late: Promise<'late'>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const read = await Promise.race([reader.read(), late])
    if (read !== 'late') {
      if (read.done) return text + decoder.decode()
      text += decoder.decode(read.value, { stream: true })
      if (text.length < limits.body) continue
    }
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
