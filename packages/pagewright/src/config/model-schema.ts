import { directiveNames } from '@pagewright/markdown'
import {
  type IslandDeclarations,
  isProblemCode,
  type Messages,
  problemCodes,
  type Rules,
  requiredMessageKeys,
  severities,
  suggest,
} from '@pagewright/model'
import * as z from 'zod'

/** The texts of a locale. The check makes sure of the keys that the type `Messages` promises. */
export const messages = z.record(z.string(), z.string()).superRefine((texts, context) => {
  const missing = requiredMessageKeys.filter((key) => !Object.hasOwn(texts, key))
  if (missing.length > 0) context.addIssue({ code: 'custom', message: `has no message ${missing.map((key) => `"${key}"`).join(', ')}` })
}) as unknown as z.ZodType<Messages, Messages>

/** The severities that a site chooses, by the codes of problems. The check makes sure of what the type `Rules` promises. */
export const rules = z.record(z.string(), z.string()).superRefine((chosen, context) => {
  const known = Object.entries(problemCodes).flatMap(([code, { configurable }]) => (configurable ? [code] : []))
  for (const [code, severity] of Object.entries(chosen)) {
    const report = (message: string): void => context.addIssue({ code: 'custom', path: [code], message })
    if (!isProblemCode(code))
      report(`is not a code of a problem; ${suggest(code, known) ?? 'Codes stand in brackets at the end of messages'}`)
    else if (!known.includes(code)) report(`cannot be changed; Delete the line: it is always "${problemCodes[code].severity}"`)
    else if (![...severities, 'off'].includes(severity)) report("must be 'error', 'warning', 'note' or 'off'")
  }
}) as unknown as z.ZodType<Rules, Rules>

/** Names of options that a component cannot get, because React has a meaning for them. */
const reactNames = ['children', 'key', 'ref']

const islandOption = z.union([z.enum(['string', 'number', 'boolean']), z.array(z.string()).min(1)])

/** The components of a site with their options. The check makes sure of what the type `IslandDeclarations` promises. */
export const islands = z.record(z.string(), z.record(z.string(), z.unknown())).superRefine((declared, context) => {
  const check = (path: string[], problem: string | false): void => {
    if (problem !== false) context.addIssue({ code: 'custom', path, message: problem })
  }
  for (const [name, options] of Object.entries(declared)) {
    check([name], !/^[a-z][a-z0-9-]*$/.test(name) && 'is not a name; Use lower-case letters, digits and hyphens')
    check([name], directiveNames.includes(name) && 'is a directive that every site has; Give the component another name')
    for (const [key, takes] of Object.entries(options)) {
      const isName = /^[a-z][A-Za-z0-9]*\??$/.test(key)
      check([name, key], !isName && 'is not a name; Use letters and digits, and `?` at the end if the option may be left out')
      check([name, key], reactNames.includes(key.replace('?', '')) && 'is a name that React uses itself; Give the option another name')
      check([name, key], !islandOption.safeParse(takes).success && "must be 'string', 'number', 'boolean' or a list of texts")
    }
  }
}) as unknown as z.ZodType<IslandDeclarations, IslandDeclarations>
