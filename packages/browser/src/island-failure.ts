import type { SiteData } from '@pagewright/model'
import { reloadIfNewer } from './version-skew.ts'

/**
 * Adds to a part of the page, whose HTML stays, the message that its code could not be loaded, with a button that tries again. After a
 * deploy that code may be gone: then the button loads the page of the newer build.
 */
export function showFailure(element: Element, { messages }: SiteData, retry: () => void): void {
  const message = document.createElement('p')
  message.role = 'alert'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = messages['island.retry'] ?? ''
  button.style.textDecoration = 'underline'
  button.addEventListener('click', async (event) => {
    event.stopPropagation()
    message.remove()
    if (!(await reloadIfNewer())) retry()
  })
  message.append(`${messages['island.failed'] ?? ''} `, button)
  element.append(message)
}
