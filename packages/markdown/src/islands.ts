import { didYouMean, type IslandOption, type IslandValues } from '@pagewright/model'
import { checkAttributes, type Directive } from './directive.ts'
import type { Pass } from './pass.ts'
import { referenceTokens } from './reference-tokens.ts'
import { headSpan } from './tree.ts'

/** A component of the theme: checks its options, and leaves its place open. */
export function renderIsland(directive: Directive, pass: Pass): string {
  const { name, label, content, node } = directive
  const span = headSpan(node, pass.text)
  if (label.length > 0)
    pass.report('directive-malformed', {
      span,
      message: `The component "${name}" takes no text in brackets, so it would be lost`,
      hint: `Write what it gets as an option, \`::${name}{key="value"}\`, or put the text between \`:::${name}\` and \`:::\``,
    })
  const index = pass.usedIslands.size
  pass.usedIslands.set(node, { name, values: readValues(directive, pass), hasText: node.type === 'containerDirective', span })
  return `${referenceTokens.islandStart(index)}${pass.render(content)}${referenceTokens.islandEnd(index)}\n`
}

/** The options of a component. Those that are missing or wrong are reported and left out. */
function readValues(directive: Directive, pass: Pass): IslandValues {
  const { name, attributes, node } = directive
  const declared = Object.entries(pass.islands[name] ?? {}).map(([key, takes]) => ({
    key: key.replace(/\?$/, ''),
    isOptional: key.endsWith('?'),
    takes,
  }))
  const report = (message: string, hint: string): void =>
    pass.report('island-option-invalid', { span: headSpan(node, pass.text), message, hint })
  checkAttributes(directive, { known: declared.map(({ key }) => key), pass })
  const values: Record<string, IslandValues[string]> = {}
  for (const { key, isOptional, takes } of declared) {
    const text = attributes[key]
    if (text === undefined) {
      if (!isOptional) report(`The component "${name}" needs the option "${key}"`, `Write \`{${key}=${exampleOf(takes)}}\``)
      continue
    }
    const value = parseValue(text, takes)
    if (value !== null) values[key] = value
    else report(`The option "${key}" of the component "${name}" cannot be "${text}"`, hintFor(text, takes))
  }
  return values
}

/** The value that an attribute stands for; null if the option does not take it. */
function parseValue(text: string, takes: IslandOption): IslandValues[string] | null {
  if (takes === 'string') return text
  if (takes === 'number') return text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text)
  if (takes === 'boolean') return text === '' || text === 'true' ? true : text === 'false' ? false : null
  return takes.includes(text) ? text : null
}

function hintFor(text: string, takes: IslandOption): string {
  if (takes === 'number') return 'It takes a number'
  if (takes === 'boolean' || takes === 'string') return 'It takes "true" or "false", and its name alone means "true"'
  return didYouMean(text, takes) ?? `It takes one of: ${takes.join(', ')}`
}

function exampleOf(takes: IslandOption): string {
  if (typeof takes !== 'string') return `"${takes[0]}"`
  return { string: '"…"', number: '"1"', boolean: '"true"' }[takes]
}
