/** Keeps what is printed, and prints it. */
export const recorded = (): string[] => {
  const lines: string[] = []
  const { log } = console
  console.log = (...words: unknown[]) => {
    lines.push(words.join(' '))
    log(...words)
  }
  return lines
}
