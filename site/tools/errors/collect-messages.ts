import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { lineTypescript, type TypeScript } from '../samples/line-typescript.ts'
import { samplesFolder } from '../site-folders.ts'
import { fixedParts } from './fixed-parts.ts'

/** A message that a package of the framework throws, sends or prints when something fails. */
export type ErrorMessage = {
  /** Where the message is: `farrow-http 2.3.1 src/http.ts:120`. */
  readonly place: string
  /** The constant parts of the message, in order. Between them are values. */
  readonly parts: readonly string[]
}

const packagesFolder = `${samplesFolder}/node_modules`

/** Calls that take an error message, and the index of that argument. With `says`, only messages that match it count. */
const makers: readonly { readonly name: RegExp; readonly argument: number; readonly says?: RegExp }[] = [
  { name: /^(?:\w*Error|SchemaErr|Err)$/, argument: 0 },
  { name: /^assert\w+$/, argument: -1 },
  { name: /^console\.(?:log|warn|error)$/, argument: 0, says: /fail|unknown|did you mean|nothing/i },
]

/** All messages in the sources of the installed packages of the framework's current release. */
export function collectMessages(): ErrorMessage[] {
  const messages = new Map<string, ErrorMessage>()
  for (const name of installedPackages()) {
    for (const message of messagesOf(name)) messages.set(JSON.stringify([name, message.parts]), message)
  }
  return [...messages.values()]
}

/** The framework's installed packages that contain their sources. Some may be missing because the registry does not have them. */
function installedPackages(): string[] {
  return readdirSync(packagesFolder).filter((name) => /^farrow(?:-|$)/.test(name) && existsSync(`${packagesFolder}/${name}/src`))
}

function messagesOf(name: string): ErrorMessage[] {
  const ts = lineTypescript('2.3')
  const folder = `${packagesFolder}/${name}`
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
