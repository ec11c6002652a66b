/** Copies the text of a file, by its URL path, to the clipboard. Resolves to whether it worked. */
export async function copyText(href: string): Promise<boolean> {
  try {
    // The clipboard gets a promise: after waiting for the file, the browser would no longer count this as part of the click.
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
