import type { Place } from '../../program.ts'

/** The prefix of a file's path in the URL of its code. By it, stacks show which lines belong to the program. */
export const scheme = 'program:'

/** Finds the places of the program in stacks. Each module tells how its columns are to be read. */
const columns = new Map<string, (line: number, column: number) => number>()

export function rememberColumns(path: string, columnOf: (line: number, column: number) => number): void {
  columns.set(path, columnOf)
}

/** The names by which the code calls what the program imports. */
const aliases = new Set<string>()

export function rememberAliases(names: readonly string[]): void {
  for (const name of names) aliases.add(name)
}

/** A message with the names of the program: its code says `_farrowhttp.Http` for an imported `Http`. */
export function readableNames(text: string): string {
  return text.replace(/(?<![\w$.])(_\w+)\.(?:default\.)?/g, (whole, alias: string) => (aliases.has(alias) ? '' : whole))
}

/** The place in a file for a place in its code. */
export function toPlace(path: string, { line, column }: { line: number; column: number }): Place {
  return { path, line, column: Math.max(1, columns.get(path)?.(line, column) ?? column) }
}

const ofProgram = /program:([^\s():]+(?:\.[cm]?[jt]sx?)):(\d+):(\d+)/

/** The innermost place of the program in a stack. */
export function placeOf(stack: string | undefined): Place | undefined {
  const [, path, line, column] = ofProgram.exec(stack ?? '') ?? []
  return path === undefined ? undefined : toPlace(path, { line: Number(line), column: Number(column) })
}

/** A text with its stack, if there is one, as lines of the program only, with places as they are in the files. */
export function readableStack(stack: string): string {
  // Farrow answers with the stack of an error, as programs print it: other texts stay as they are.
  if (!/(?:program|blob):\S+:\d+:\d+/.test(stack)) return stack
  const kept: string[] = []
  for (const line of readableNames(stack).split('\n')) {
    if (!/blob:/.test(line)) kept.push(line)
    // Behind the last place of an error, a brace may begin what it holds, or a comma the next error of a list.
    else kept.push(`${kept.pop() ?? ''}${/:\d+:\d+\)?(.*)$/.exec(line)?.[1] ?? ''}`)
  }
  return (
    kept
      // A module's own code is a function of this name.
      .map((line) => line.replace(/(?:async )?self\.__farrowModule \((program:[^\s()]+)\)/g, '$1'))
      .map((line) =>
        line.replace(ofProgram, (_, path: string, row: string, column: string) => {
          const place = toPlace(path, { line: Number(row), column: Number(column) })
          return `${path}:${place.line}:${place.column}`
        }),
      )
      .join('\n')
  )
}
