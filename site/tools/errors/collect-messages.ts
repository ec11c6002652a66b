import { readdirSync, readFileSync } from 'node:fs'
import { lineTypescript, type TypeScript } from '../samples/line-typescript.ts'
import { type Line, lines } from '../samples/topic.ts'
import { samplesFolder } from '../site-folders.ts'
import { fixedParts } from './fixed-parts.ts'

/** A message that a package of the framework throws, answers with, or prints when something fails. */
export type ErrorMessage = {
  /** `farrow-http 2.3.1 src/http.ts:120`. */
  readonly place: string
  /** The parts that are always the same, in order; between them stands what differs. */
  readonly parts: readonly string[]
}

/** Calls that make an error of a message, and which argument that is. */
const makers: readonly { readonly name: RegExp; readonly argument: number; readonly says?: RegExp }[] = [
  { name: /^(?:\w*Error|SchemaErr|Err)$/, argument: 0 },
  { name: /^assert\w+$/, argument: -1 },
  { name: /^console\.(?:log|warn|error)$/, argument: 0, says: /fail|unknown|did you mean|nothing/i },
]

/** All messages in the sources of the framework's packages; of two versions that say the same, the newer one's. */
export function collectMessages(): ErrorMessage[] {
  const messages = new Map<string, ErrorMessage>()
  for (const line of lines) {
    for (const name of packagesOf(line)) {
      for (const message of messagesOf(line, name)) {
        const key = JSON.stringify([name, message.parts])
        if (!messages.has(key)) messages.set(key, message)
      }
    }
  }
  return [...messages.values()]
}

function packagesOf(line: Line): string[] {
  return readdirSync(`${samplesFolder}/${line}/node_modules`).filter((name) => /^farrow(?:-|$)/.test(name))
}

function messagesOf(line: Line, name: string): ErrorMessage[] {
  const ts = lineTypescript(line)
  const folder = `${samplesFolder}/${line}/node_modules/${name}`
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }
  const files = readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('__tests__'),
  )
  return files.sort().flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(`${folder}/src/${file}`, 'utf8'), ts.ScriptTarget.Latest, true)
    return messagesIn(ts, source).map(({ line: at, parts }) => ({ place: `${name} ${version} src/${file}:${at}`, parts }))
  })
}

function messagesIn(ts: typeof TypeScript, source: TypeScript.SourceFile): { line: number; parts: readonly string[] }[] {
  const found: { line: number; parts: readonly string[] }[] = []
  const visit = (node: TypeScript.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const callee = node.expression.getText(source)
      const maker = makers.find(({ name }) => name.test(callee) || name.test(callee.replace(/^.*\./s, '')))
      const parts = maker === undefined ? [] : fixedParts(ts, node.arguments?.at(maker.argument))
      if (parts.length > 0 && (maker?.says?.test(parts.join(' ')) ?? true))
        found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, parts })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
