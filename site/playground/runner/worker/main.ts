import type { Command, FromWorker, ToWorker } from '../messages.ts'
import type { RunEvent } from '../runner.ts'
import { memory } from './bound-memory.ts'
import { match } from './match.ts'
import { natives, removeExits } from './natives.ts'
import { createProgram } from './program.ts'

const scope = globalThis as unknown as { onmessage: ((event: MessageEvent) => void) | null }

scope.onmessage = ({ ports: [port] }) => {
  scope.onmessage = null
  if (port !== undefined) start(port)
}

/** Responds to the page. The program has no access to the port. */
function start(port: MessagePort): void {
  const send = port.postMessage.bind(port) as (message: FromWorker) => void
  const program = createProgram((event: RunEvent) => send({ kind: 'event', event }))
  const work = (command: Command): Promise<unknown> | unknown => {
    if (command.kind === 'run') return program.run(command.program)
    if (command.kind === 'request') return program.request(command.request)
    if (command.kind === 'validate') return program.validate(command.input)
    if (command.kind === 'match') return match(command.input)
    return null
  }
  port.onmessage = async (event) => {
    const command = natives.dataOf(event) as ToWorker
    let value: unknown = null
    try {
      value = await work(command)
    } catch {
      // The page understands null as a failure. Without an answer, it would wait forever.
    }
    send({ kind: 'answer', id: command.id, value })
  }
  memory.onFull = () => send({ kind: 'full' })
  removeExits()
  program.install()
  send({ kind: 'ready' })
}
