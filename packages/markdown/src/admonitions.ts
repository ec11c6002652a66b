import type { Directive } from './directive.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'

/** The names of directives that are asides; those of GitHub's alerts are among them. */
export const admonitionKinds = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const
type Kind = (typeof admonitionKinds)[number]

/** `:::note[Title]`: an aside with a title, by default the kind's own word. */
export function renderAdmonition({ name, label, content }: Directive, pass: Pass): string {
  const standard = pass.messages[`admonition.${name as Kind}`]
  const title = label.length === 0 ? escapeText(standard) : pass.render(label)
  const accessible = escapeAttribute(label.length === 0 ? standard : plainText(label))
  return `<aside class="admonition" role="note" data-kind="${name}" aria-label="${accessible}"><p class="admonition-title">${title}</p>${pass.render(content)}</aside>\n`
}
