import { keepStored, readStored } from '@pagewright/browser'
import { pageTexts } from '../messages/page-texts.ts'

let made = 0

/** Where local storage has the value of the tab that the reader last chose in a group. */
const storedKey = (group: string): string => `tabs:${group}`

/**
 * Turns the `.tabs` elements of the page that are none yet into tab lists. Those of one group change together and remember the
 * choice. `data-chosen` holds the value of the chosen tab; an edit in development keeps it.
 */
export function prepareTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs:not([data-ready])')) prepare(tabs)
}

function prepare(tabs: HTMLElement): void {
  const panels = panelsOf(tabs)
  const list = document.createElement('div')
  list.className = 'tab-list'
  list.role = 'tablist'
  list.ariaLabel = pageTexts()[tabs.classList.contains('install') ? 'install.label' : 'tabs.label']
  for (const panel of panels) list.append(createTab(panel))
  tabs.prepend(list)
  tabs.dataset.ready = ''
  tabs.addEventListener('click', ({ target }) => {
    // The label was clicked before it became a tab: follow the click now.
    const label = (target as Element).closest('.tab-label')
    const tab = tabsOf(tabs).find((one, index) => one.contains(target as Element) || panels[index] === label?.parentElement)
    if (tab !== undefined) choose(tabs, tab)
  })
  tabs.addEventListener('beforematch', ({ target }) => {
    const panel = panels.find((one) => one === target)
    if (panel !== undefined) show(tabs, panel.dataset.value)
  })
  list.addEventListener('keydown', (event) => moveFocus(event, tabs))
  const { chosen, group } = tabs.dataset
  const kept = chosen ?? (group === undefined ? null : readStored(storedKey(group)))
  show(tabs, (panels.find(({ dataset }) => dataset.value === kept) ?? panels[0])?.dataset.value)
}

function createTab(panel: HTMLElement): HTMLElement {
  const id = `_tab-${++made}`
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.role = 'tab'
  tab.id = id
  tab.textContent = panel.ariaLabel
  tab.dataset.value = panel.dataset.value
  tab.setAttribute('aria-controls', `${id}-panel`)
  panel.id = `${id}-panel`
  panel.role = 'tabpanel'
  panel.setAttribute('aria-labelledby', id)
  return tab
}

/** Keeps the chosen tab at its position on the screen while panels above it change their height, and stores the choice for its group. */
function choose(tabs: HTMLElement, tab: HTMLElement): void {
  const { group } = tabs.dataset
  const { value } = tab.dataset
  const top = tab.getBoundingClientRect().top
  const all = group === undefined ? [tabs] : document.querySelectorAll<HTMLElement>(`.tabs[data-ready][data-group="${CSS.escape(group)}"]`)
  for (const one of all) show(one, value)
  if (group !== undefined && value !== undefined) keepStored(storedKey(group), value)
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Selects the tab with this value. A list that has no such tab is left unchanged. */
function show(tabs: HTMLElement, value: string | undefined): void {
  const panels = panelsOf(tabs)
  if (value === undefined || !panels.some(({ dataset }) => dataset.value === value)) return
  tabs.dataset.chosen = value
  for (const panel of panels) {
    const selected = panel.dataset.value === value
    // `until-found` lets the browser's text search and fragment links open a hidden panel.
    if (selected) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
    // A panel without a focusable element takes the focus itself, so that keyboard users can reach and scroll it.
    panel.removeAttribute('tabindex')
    if (selected && panel.querySelector('a[href], button, [tabindex]') === null) panel.tabIndex = 0
  }
  for (const tab of tabsOf(tabs)) {
    const selected = tab.dataset.value === value
    tab.ariaSelected = String(selected)
    tab.tabIndex = selected ? 0 : -1
  }
}

function moveFocus(event: KeyboardEvent, tabs: HTMLElement): void {
  // With a modifier the key belongs to the browser, e.g. Alt+ArrowLeft goes back.
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const all = tabsOf(tabs)
  const index = all.findIndex((tab) => tab.ariaSelected === 'true')
  const forth = getComputedStyle(tabs).direction === 'rtl' ? -1 : 1
  const next = { ArrowLeft: index - forth, ArrowRight: index + forth, Home: 0, End: -1 }[event.key]
  const tab = next === undefined ? undefined : all.at(next % all.length)
  if (tab === undefined) return
  event.preventDefault()
  tab.focus({ preventScroll: true })
  choose(tabs, tab)
}

function panelsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab')]
}

function tabsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > [role="tab"]')]
}
