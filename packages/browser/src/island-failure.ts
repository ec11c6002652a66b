import type { SiteData } from '@pagewright/model'

/** Adds to a part of the page, whose HTML stays, the message that its code could not be loaded, with a button that tries again. */
export function showFailure(element: Element, { messages }: SiteData, retry: () => void): void {
  const message = document.createElement('p')
  message.role = 'alert'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = messages['island.retry'] ?? ''
  button.style.textDecoration = 'underline'
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    message.remove()
    retry()
  })
  message.append(`${messages['island.failed'] ?? ''} `, button)
  element.append(message)
}
