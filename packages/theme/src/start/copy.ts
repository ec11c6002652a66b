import { say } from '../live-region.ts'
import { pageTexts } from '../messages/page-texts.ts'

const shownFor = 2000

/** Makes the copy buttons work. They copy the code without the lines that a diff marks as deleted. */
export function startCopy(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reset = (): void => {}
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('.code [data-action="copy"]')
    const code = button?.closest('.code')?.querySelector('code')
    if (!button || !code) return
    const copied = await writeClipboard(toPlainCode(code), code)
    clearTimeout(timer)
    reset()
    const label = button.textContent
    const text = pageTexts()[copied ? 'code.copied' : 'code.copyFailed']
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
  // The signs of other diffs are drawn by the style sheet.
  const isPatch = code.closest('[data-lang="diff"]:not([data-signs])') !== null
  // Every line is copied when the block names files or line numbers: then the text is meant for a program such as `patch`.
  if (isPatch && /^(@@ |--- .*\n\+\+\+ )/m.test(code.textContent)) return code.textContent
  const lines = [...code.querySelectorAll('.l:not(.del)')].map(({ textContent }) => textContent)
  return (isPatch ? lines.map((line) => line.replace(/^[+ ]/, '')) : lines).join('').replace(/\n$/, '')
}

/** Copies a text. Where the browser denies that, e.g. on an insecure address, selects the code, so that the reader can copy it by hand. */
async function writeClipboard(text: string, code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    getSelection()?.selectAllChildren(code)
    return false
  }
}
