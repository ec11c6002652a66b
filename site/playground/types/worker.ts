import type TypeScript from 'typescript-in-browser'
import { compilerOptions } from '../../samples/tsconfig.json'
import { createTypeService } from './create-type-service.ts'
import type { Answer, FromWorker, Question, ToWorker } from './messages.ts'
import missingPackages from './missing-packages.d.ts?raw'
import { playgroundOptions } from './playground-options.ts'
import type { TypeService } from './types.ts'

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
  postMessage(message: FromWorker): void
}

let starting: Promise<TypeService> | null = null

scope.onmessage = async ({ data }) => {
  try {
    if (data.kind === 'start') {
      starting = start(data)
      await starting
      return scope.postMessage({ kind: 'started' })
    }
    const service = await starting
    if (service === null) return
    if (data.kind === 'update') return service.update(data.program)
    scope.postMessage({ kind: 'answer', id: data.id, answer: answer(service, data) })
  } catch (error) {
    if (data.kind === 'ask') scope.postMessage({ kind: 'failed', id: data.id, message: String(error) })
    else scope.postMessage({ kind: 'not started', message: String(error) })
  }
}

function answer(service: TypeService, { question, input }: Extract<ToWorker, { kind: 'ask' }>): Answer<Question> {
  const ask = service[question] as (asked: typeof input) => Answer<Question>
  return ask(input)
}

async function start({ compiler, declarations }: Extract<ToWorker, { kind: 'start' }>): Promise<TypeService> {
  const { default: ts } = (await import(/* @vite-ignore */ compiler)) as { default: typeof TypeScript }
  return createTypeService({
    ts,
    declarations: { ...declarations, '/own/missing-packages.d.ts': missingPackages },
    options: playgroundOptions(compilerOptions),
  })
}
