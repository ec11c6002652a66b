import { liveText, say } from './live-region.ts'

const shownFor = 2000

/** Copy buttons: the code as it is to be typed, without deleted lines. */
export function startCopy(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.code [data-action="copy"]')
    const code = button?.closest('.code')?.querySelector('code')
    if (!button || !code) return
    const copied = await writeClipboard(toPlainCode(code), code)
    const text = liveText(copied ? 'copied' : 'copyFailed')
    say(text)
    const label = button.dataset.label ?? button.textContent
    button.dataset.label = label
    button.textContent = text
    setTimeout(() => {
      button.textContent = label
      say('')
    }, shownFor)
  })
}

function toPlainCode(code: Element): string {
  return [...code.querySelectorAll('.l:not(.del)')].map(({ textContent }) => textContent).join('\n')
}

/** Without the clipboard (an insecure address, a denied permission), the code is selected, ready to be copied by hand. */
async function writeClipboard(text: string, code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    getSelection()?.selectAllChildren(code)
    return false
  }
}
