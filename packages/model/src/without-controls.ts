/** A text of an author that cannot steer a terminal: control characters but tab and line end become U+FFFD. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '\uFFFD')
}
