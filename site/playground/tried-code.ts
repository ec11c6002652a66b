let tried = { name: '', code: '' }

/** Keeps what the block of code shows whose "Try it" was pressed: often a part of the program only. */
export function keepTriedCode(name: string, code: string): void {
  tried = { name, code }
}

/** What the reader has seen of a program before trying it. Empty for a reader who comes another way. */
export function triedCode(name: string): string {
  return tried.name === name ? tried.code : ''
}
