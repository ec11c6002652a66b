/** Keeps what would be printed. */
export const recorded = (): string[] => {
  const lines: string[] = []
  console.log = (...words: unknown[]) => {
    lines.push(words.join(' '))
  }
  return lines
}
