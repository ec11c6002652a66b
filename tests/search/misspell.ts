const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Makes misspellings, the same ones for the same words in every run. */
export function createTypist(): (word: string) => string[] {
  let state = 1
  const below = (limit: number): number => {
    state = (state * 48_271) % 0x7fffffff
    return state % limit
  }
  const replace = (word: string, at: number, by: string): string => word.slice(0, at) + by + word.slice(at + 1)
  const mistakes = [
    (word: string, at: number) => replace(word, at, letters[below(letters.length)] as string),
    (word: string, at: number) => replace(word, at, ''),
    (word: string, at: number) => replace(word, at, `${word[at]}${word[at]}`),
    (word: string, at: number) => replace(word, at, `${letters[below(letters.length)]}${word[at]}`),
    (word: string, at: number) => replace(replace(word, at, word[at + 1] ?? ''), at + 1, word[at] ?? ''),
  ]
  const placeIn = (word: string): number => {
    const places = [...word.matchAll(/[a-z]/gi)].map(({ index }) => index)
    return places[below(places.length)] ?? 0
  }
  return (word) => {
    const once = mistakes.map((mistake) => mistake(word, placeIn(word)))
    const twice =
      word.length < 8 ? [] : once.map((typed, at) => (mistakes[(at + 1) % mistakes.length] as (typeof mistakes)[0])(typed, placeIn(typed)))
    return [...once, ...twice].filter((typed) => typed.toLowerCase() !== word.toLowerCase())
  }
}
