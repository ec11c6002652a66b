/** Tells assistive technology a text, once, when it has finished with what it is saying. */
export type Announce = (text: string) => void

/** Puts a polite live region into the document: it has to be there before its first text. */
export function createAnnouncer(): Announce {
  const region = document.createElement('div')
  region.ariaLive = 'polite'
  region.ariaAtomic = 'true'
  region.className = 'announcer'
  Object.assign(region.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  })
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}
