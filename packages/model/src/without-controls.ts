/** Replaces control characters with U+FFFD, except tabs and line feeds, so that printing the text cannot control a terminal. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '\uFFFD')
}
