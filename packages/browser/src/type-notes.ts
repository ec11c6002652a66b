import type { TypeNotes } from '@pagewright/model'

const noteOf = new WeakMap<Element, HTMLElement>()
/** The names whose notes a key has closed, until they are left. */
let closed: Element[] = []

document.addEventListener('keydown', (event) => {
  // Escape closes a note. The others may press a button that copies the code, while the mouse still points at a name.
  if (!/^(Escape|Enter| )$/.test(event.key)) return
  const names = [...document.querySelectorAll('.ty:is(:hover, :focus)')]
  const pressed = event.key === 'Escape' ? undefined : names.find((name) => name === event.target)
  closed = pressed !== undefined && closed.includes(pressed) ? [] : names
  // The space bar would scroll the page.
  if (pressed !== undefined) event.preventDefault()
  showNotes()
})

for (const type of ['pointerover', 'focusin', 'focusout']) document.addEventListener(type, showNotes)

/**
 * Puts the note of the name that is pointed at or has the focus into the name, and takes away the others, which would be copied with the
 * code. A theme places it; it may begin below its name: `--from` is the distance of the name from the left edge of its block.
 */
function showNotes(): void {
  closed = closed.filter((name) => name.matches(':hover, :focus'))
  for (const name of document.querySelectorAll<HTMLElement>('.ty:is(:hover, :focus, [data-closed], :has(> span))')) {
    // A note that is in the document is shown by the style sheet.
    name.toggleAttribute('data-closed', closed.includes(name))
    const note = noteOf.get(name)
    const isShown = name.matches(':hover, :focus') && !closed.includes(name)
    if (note === undefined || isShown === note.isConnected) continue
    if (!isShown) note.remove()
    else {
      const block = name.closest('.code') ?? name
      name.style.setProperty('--from', `${name.getBoundingClientRect().left - block.getBoundingClientRect().left}px`)
      name.append(note)
      // At the edge of the window it would cover a name that is near.
      if (getComputedStyle(note).position === 'fixed') name.scrollIntoView({ block: 'nearest' })
    }
  }
}

/**
 * Fetches a page's notes and puts them into its blocks of code. Without them the code stays as it is. Names whose notes are in the document
 * get the same keys. `url` is a URL path with the mount.
 */
export async function showTypeNotes(blocks: readonly HTMLElement[], url: string): Promise<void> {
  for (const pre of blocks) {
    const names = pre.querySelectorAll<HTMLElement>('.ty:not([role])')
    for (const name of names) makeButton(name, name.dataset['type'] ?? '')
    if (names.length > 0) startKeys(pre)
  }
  const response = await fetch(url).catch(() => null)
  if (!response?.ok) return
  const notesOfPage = (await response.json().catch(() => [])) as TypeNotes
  for (const [block, names] of notesOfPage) {
    const pre = blocks[block]
    if (pre === undefined || pre.querySelector('.ty') !== null) continue
    const lines = pre.querySelectorAll<HTMLElement>('.l')
    // From the end of a line to its start, because marking a name splits the text in which the names before it are counted.
    for (const [line, column, length, note] of names.toReversed()) markName(lines[line], { column, length, note })
    startKeys(pre)
  }
}

function markName(line: HTMLElement | undefined, { column, length, note }: { column: number; length: number; note: string }): void {
  if (line === undefined) return
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let start = 0
  for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
    if (column >= start && column + length <= start + node.data.length) {
      const name = node.splitText(column - start)
      name.splitText(length)
      const mark = document.createElement('span')
      mark.className = 'ty'
      const shown = document.createElement('span')
      shown.innerHTML = note
      shown.ariaHidden = 'true'
      noteOf.set(mark, shown)
      makeButton(mark, shown.textContent)
      name.replaceWith(mark)
      mark.append(name)
      return
    }
    start += node.data.length
  }
}

function makeButton(name: HTMLElement, note: string): void {
  name.tabIndex = -1
  name.role = 'button'
  name.ariaDescription = note
}

/** A block is one stop of the Tab key for all its names; the arrow keys lead from one to the next. */
function startKeys(pre: HTMLElement): void {
  const names = [...pre.querySelectorAll<HTMLElement>('.ty')]
  const first = names[0]
  if (first === undefined) return
  first.tabIndex = 0
  pre.addEventListener('keydown', (event) => {
    const at = names.indexOf(event.target as HTMLElement)
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0
    const next = at === -1 ? undefined : names[at + step]
    if (step === 0 || next === undefined) return
    event.preventDefault()
    for (const name of names) name.tabIndex = name === next ? 0 : -1
    next.focus()
  })
}
