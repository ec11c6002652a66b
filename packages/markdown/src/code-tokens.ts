/** The parts of code that have a color, and their classes. */
export const tokenClasses = { keyword: 'tk', string: 'ts', constant: 'tc', comment: 'tm', name: 'tf' } as const

/** A stretch of code within one line. Neighbors of the same class are one token. */
export type CodeToken = { readonly name: TokenClass | null; readonly text: string }

export type TokenClass = (typeof tokenClasses)[keyof typeof tokenClasses]

/** Joins neighboring tokens of the same class. White space joins the token before it. */
export function mergeTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: { name: TokenClass | null; text: string }[] = []
  for (const { name, text } of tokens) {
    const last = merged.at(-1)
    if (last !== undefined && (last.name === name || text.trim() === '')) last.text += text
    else if (text !== '') merged.push({ name, text })
  }
  return merged
}
