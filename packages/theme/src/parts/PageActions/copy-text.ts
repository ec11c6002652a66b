/** Puts the text of a file on the clipboard. Resolves to whether that went well. */
export async function copyText(href: string): Promise<boolean> {
  try {
    // As a promise: a browser would have forgotten the click by the time that the file is there.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(href) })])
    return true
  } catch {
    return false
  }
}

async function fetchText(href: string): Promise<Blob> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}
