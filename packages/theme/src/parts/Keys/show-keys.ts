import { adoptStyles, keepStored, noSingleKeysKey, readStored } from '@pagewright/browser'
import type { ThemeMessages } from '../../messages/en.ts'
import { keyTexts } from '../../messages/key-texts.ts'
import { languageOf } from '../../messages/language-of.ts'
import styles from './keys-dialog.css?inline'

/**
 * Shows the list of all keys, with a switch for those that are a single character: people who control their computer by voice, or
 * who hit keys by accident, have to be able to turn them off. `by` a key, nothing is shown if they are off.
 */
export function showKeys(texts: ThemeMessages, { by }: { readonly by: 'key' | 'button' }): void {
  // They are on where storage is forbidden.
  const isOn = readStored(noSingleKeysKey) === null
  if (by === 'key' && !isOn) return
  const shown = document.documentElement.lang
  const language = languageOf(shown)
  const own = keyTexts[language] ?? keyTexts.en
  const lang = language in keyTexts ? shown : 'en'
  const isMac = /Mac|iP/.test(navigator.platform)
  const [control, alt, enter] = isMac ? ['⌘', '⌥', '⌘ ↩'] : ['Ctrl', 'Alt', 'Ctrl Enter']
  const rows: readonly (readonly [keys: readonly string[], text: string])[] = [
    [['/', `${control} K`], own.search],
    [[enter], own.newTab],
    [[`${alt} ↓`, `${alt} ↑`], own.entries],
    [['←', '→'], own.arrows],
    [['Esc'], own.close],
    [['?'], own.list],
  ]
  const removeStyles = adoptStyles(styles)
  const dialog = create('dialog', { className: 'keys-dialog' })
  const title = create('h2', { id: '_keys', textContent: texts['keys.title'] })
  const list = create('dl', { lang })
  for (const [keys, text] of rows) {
    const term = create('dt', {})
    term.append(...keys.map((key) => create('kbd', { textContent: key })))
    list.append(term, create('dd', { textContent: text }))
  }
  const keepChoice = (): void => keepStored(noSingleKeysKey, box.checked ? null : 'off')
  const box = create('input', { type: 'checkbox', checked: isOn, onchange: keepChoice })
  const single = create('label', { lang })
  single.append(box, own.single)
  const close = create('button', { type: 'button', textContent: texts['keys.done'], onclick: () => dialog.close() })
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.append(title, list, single, close)
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    removeStyles()
  })
  document.body.append(dialog)
  dialog.showModal()
}

function create<T extends keyof HTMLElementTagNameMap>(tag: T, properties: Partial<HTMLElementTagNameMap[T]>): HTMLElementTagNameMap[T] {
  return Object.assign(document.createElement(tag), properties)
}
