import type { TopicService } from './create-topic-services.ts'
import type { TypeScript } from './line-typescript.ts'

/** The errors in files, each with the name of its file. */
export function errorsOf(files: readonly string[], topic: TopicService): string[] {
  return files.flatMap((file) => diagnosticsOf(file, topic).map((text) => `${file}:${text}`))
}

/** The recording of a file that must not compile: its errors. Empty if it compiles. */
export function failureOf(file: string, topic: TopicService): string {
  return diagnosticsOf(file, topic)
    .map((text) => `${text}\n`)
    .join('')
}

function diagnosticsOf(file: string, { ts, service, pathOf }: TopicService): string[] {
  const diagnostics = [...service.getSyntacticDiagnostics(pathOf(file)), ...service.getSemanticDiagnostics(pathOf(file))]
  return diagnostics.map((diagnostic) => toText(ts, diagnostic))
}

/** `line:column TScode message`, with the reasons indented below it, as `tsc` prints them. */
function toText(ts: typeof TypeScript, { file, start = 0, code, messageText }: TypeScript.Diagnostic): string {
  const place = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 }
  return `${place.line + 1}:${place.character + 1} TS${code} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
}
