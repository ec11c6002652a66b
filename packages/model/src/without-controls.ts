/** Replaces the control characters of a text by U+FFFD, except tabs and line ends, so that printing it cannot control a terminal. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '\uFFFD')
}
