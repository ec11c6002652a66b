import type { Code, Nodes } from 'mdast'
import type { Directive } from './directive.ts'
import { escapeAttribute } from './escape.ts'
import type { CodeBlock } from './fence-meta.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { codeFigure } from './render-code.ts'
import { headSpan, sourceOf } from './tree.ts'

/** `::::tabs{group="x"}` around `:::tab[Label]`: all panels are readable; script makes a tab list of them. */
export function renderTabs({ content, attributes, node }: Directive, pass: Pass): string {
  const stray = content.find((child) => !(child.type === 'containerDirective' && child.name === 'tab'))
  if (stray !== undefined || content.length === 0) {
    pass.report('tabs-invalid', {
      span: headSpan(stray ?? node, pass.text),
      message: 'Tabs hold only ":::tab[Label]" blocks, and at least one',
      hint: 'Begin the outer block with more colons than the inner ones: `::::tabs`',
    })
  }
  const tabs = content.filter((child) => child.type === 'containerDirective')
  const values = tabs.map(({ attributes: own, children: [first] }) => own?.['value'] ?? (first === undefined ? '' : plainText(first)))
  const duplicate = tabs.find((_tab, index) => values.indexOf(values[index] as string) < index)
  if (duplicate !== undefined)
    pass.report('tabs-invalid', {
      span: headSpan(duplicate, pass.text),
      message: 'Two of the tabs have the same name or value, so readers would see both at once',
      hint: 'Give one of them a label or a value of its own: `:::tab[npm]{value="npm-7"}`',
    })
  const group = attributes['group'] === undefined ? '' : ` data-group="${escapeAttribute(attributes['group'])}"`
  return `<div class="tabs"${group}>${pass.render(content)}</div>\n`
}

/** One panel. Its value, kept for the group, is the given one or its label. */
export function renderTab({ label, content, attributes, node }: Directive, pass: Pass): string {
  const text = plainText(label).trim()
  // A label is plain text. It is rendered for the problems in it: `<…>` would be lost.
  pass.render(label)
  if (text === '')
    pass.report('tabs-invalid', {
      span: headSpan(node, pass.text),
      message: 'The tab has no label',
      hint: 'Write it in brackets: `:::tab[npm]`',
    })
  if (content.length > 0 && content.every((child) => child.type === 'code' && !/^[`~]/.test(sourceOf(child, pass.text))))
    pass.report('markup-left', {
      span: headSpan(content[0] as Nodes, pass.text),
      message: 'The text of the tab is indented, so Markdown takes it for code',
      hint: 'Begin its lines without blanks, or put code between lines of three backticks',
    })
  return tabPanel({ label: text, value: attributes['value'] ?? text, html: pass.render(content) })
}

/** `:::code-group` around code fences: a tab for each of them, labeled with its title, or else its language. */
export function renderCodeGroup({ content, node }: Directive, pass: Pass): string {
  const stray = content.find(({ type }) => type !== 'code')
  if (stray !== undefined || content.length === 0) {
    pass.report('tabs-invalid', {
      span: headSpan(stray ?? node, pass.text),
      message: 'A code group holds only code fences, and at least one',
      hint: 'Put other text into `:::tab[Label]` blocks inside `::::tabs`',
    })
    return pass.render(content)
  }
  const panels = (content as Code[]).map((child, index) => {
    const block = pass.code.get(child) as CodeBlock
    const label = block.meta.title ?? block.language
    return tabPanel({ label, value: String(index), html: codeFigure({ ...block, meta: { ...block.meta, title: null } }, pass) })
  })
  return `<div class="tabs">${panels.join('')}</div>\n`
}

/** HTML of one panel. */
export function tabPanel({ label, value, html }: { label: string; value: string; html: string }): string {
  const name = escapeAttribute(label)
  return `<div class="tab" role="group" data-value="${escapeAttribute(value)}" aria-label="${name}"><p class="tab-label" data-action="tab">${name}</p>${html}</div>`
}
