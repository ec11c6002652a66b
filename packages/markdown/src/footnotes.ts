import type { FootnoteReference } from 'mdast'
import { escapeAttribute, escapeText } from './escape.ts'
import type { Pass } from './pass.ts'
import { sourceOf } from './tree.ts'

/** The number that leads to a footnote. */
export function renderFootnoteReference(node: FootnoteReference, pass: Pass): string {
  const { definitions, used } = pass.footnotes
  if (!definitions.has(node.identifier)) return escapeText(sourceOf(node, pass.text))
  const times = (used.get(node.identifier) ?? 0) + 1
  used.set(node.identifier, times)
  const number = [...used.keys()].indexOf(node.identifier) + 1
  const id = `_fnref-${number}${times === 1 ? '' : `-${times}`}`
  return `<sup><a href="#_fn-${number}" id="${id}" class="footnote">${number}</a></sup>`
}

/** The section at the end of an article with the footnotes that it uses. */
export function renderFootnotes(pass: Pass): string {
  const { definitions, used } = pass.footnotes
  const items: string[] = []
  // A footnote may use another one, which then joins the end of the list.
  for (let index = 0; index < used.size; index++) {
    const identifier = [...used.keys()][index] as string
    const definition = definitions.get(identifier)
    const content = definition === undefined ? '' : pass.render(definition.children)
    const back = `<a href="#_fnref-${index + 1}" class="footnote-back" aria-label="${escapeAttribute(`${pass.messages['footnotes.back']} ${index + 1}`)}">↩</a>`
    items.push(`<li id="_fn-${index + 1}">${content.replace(/(<\/p>)?\s*$/, ` ${back}$1`)}</li>`)
  }
  if (items.length === 0) return ''
  return `<section class="footnotes" aria-label="${escapeAttribute(pass.messages['footnotes.title'])}"><ol>${items.join('')}</ol></section>\n`
}
