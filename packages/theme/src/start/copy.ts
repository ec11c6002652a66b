import { liveText, say } from './live-region.ts'

const shownFor = 2000

/** Copy buttons: the code as it is to be typed, without deleted lines. */
export function startCopy(): void {
  let timer = 0
  let reset = (): void => {}
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.code [data-action="copy"]')
    const code = button?.closest('.code')?.querySelector('code')
    if (!button || !code) return
    const copied = await writeClipboard(toPlainCode(code), code)
    clearTimeout(timer)
    reset()
    const label = button.textContent
    const text = liveText(copied ? 'copied' : 'copyFailed')
    say(text)
    button.textContent = text
    reset = () => {
      button.textContent = label
      say('')
    }
    timer = setTimeout(reset, shownFor)
  })
}

function toPlainCode(code: Element): string {
  const isDiff = code.closest('[data-lang="diff"]') !== null
  // With files or places in them it is for a program, which wants all of it.
  if (isDiff && /^(@@ |--- .*\n\+\+\+ )/m.test(code.textContent)) return code.textContent
  const lines = [...code.querySelectorAll('.l:not(.del)')].map(({ textContent }) => textContent)
  return (isDiff ? lines.map((line) => line.replace(/^[+ ]/, '')) : lines).join('').replace(/\n$/, '')
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
