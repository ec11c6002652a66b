import type { FootnoteDefinition, FootnoteReference } from 'mdast'
import { escapeAttribute } from './escape.ts'
import type { Pass } from './pass.ts'

/** The number that leads to a footnote. */
export function renderFootnoteReference({ identifier }: FootnoteReference, { footnotes: { used } }: Pass): string {
  const times = (used.get(identifier) ?? 0) + 1
  used.set(identifier, times)
  const number = [...used.keys()].indexOf(identifier) + 1
  const id = `_fnref-${number}${times === 1 ? '' : `-${times}`}`
  return `<sup><a href="#_fn-${number}" id="${id}" class="footnote">${number}</a></sup>`
}

/** The section at the end of an article with the footnotes that it uses. */
export function renderFootnotes(pass: Pass): string {
  const { definitions, used } = pass.footnotes
  const items: string[] = []
  // A footnote may use another one, which then joins the end of the list.
  for (const identifier of used.keys()) {
    const number = items.length + 1
    const content = pass.render((definitions.get(identifier) as FootnoteDefinition).children)
    const back = `<a href="#_fnref-${number}" class="footnote-back" aria-label="${escapeAttribute(`${pass.messages['footnotes.back']} ${number}`)}">↩</a>`
    items.push(`<li id="_fn-${number}">${content.replace(/(<\/p>)?\s*$/, ` ${back}$1`)}</li>`)
  }
  if (items.length === 0) return ''
  return `<section class="footnotes" aria-label="${escapeAttribute(pass.messages['footnotes.title'])}"><ol>${items.join('')}</ol></section>\n`
}
