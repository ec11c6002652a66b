import { didYouMean, suggest } from '@pagewright/model'
import type { Nodes, Paragraph } from 'mdast'
import { renderDiagram, renderSign } from './diagrams.ts'
import { type ContainerDirective, checkAttributes, type Directive, isOn, type LeafDirective, type TextDirective } from './directive.ts'
import { escapeAttribute, escapeText, unescapeText } from './escape.ts'
import { renderFileTree } from './file-tree.ts'
import { renderInstall } from './install.ts'
import { renderIsland } from './islands.ts'
import { renderKeywords } from './keywords.ts'
import type { Pass } from './pass.ts'
import { plainText } from './plain-text.ts'
import { renderCodeGroup, renderTab, renderTabs } from './tabs.ts'
import { headSpan, rangeOf, sourceOf, spanOf } from './tree.ts'

/** The names of directives that are asides; those of GitHub's alerts are among them. */
const admonitionKinds = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const
type Kind = (typeof admonitionKinds)[number]

type Feature = {
  readonly attributes: readonly string[]
  /** Whether it shows what stands in brackets behind its name. */
  readonly hasLabel?: true
  render(directive: Directive, pass: Pass): string
}

const containers: Readonly<Record<string, Feature>> = {
  ...Object.fromEntries(admonitionKinds.map((kind) => [kind, { attributes: [], hasLabel: true, render: renderAdmonition }])),
  tabs: { attributes: ['group'], render: renderTabs },
  tab: { attributes: ['value'], hasLabel: true, render: renderTab },
  'code-group': { attributes: [], render: renderCodeGroup },
  steps: { attributes: [], render: renderSteps },
  'file-tree': { attributes: [], render: renderFileTree },
  details: { attributes: ['open'], hasLabel: true, render: renderDetails },
  part: {
    attributes: ['name'],
    render: ({ content, attributes }, pass) =>
      `<section class="part" data-part="${escapeAttribute(attributes['name'] ?? '')}">${pass.render(content)}</section>\n`,
  },
}

const leaves: Readonly<Record<string, Feature>> = {
  install: { attributes: ['packages', 'dev'], render: renderInstall },
  diagram: { attributes: ['file', 'alt'], hasLabel: true, render: renderDiagram },
  keywords: { attributes: [], hasLabel: true, render: renderKeywords },
}

const inText: Readonly<Record<string, Feature>> = {
  sign: { attributes: ['file'], render: renderSign },
}

/** The directives of each kind, and how they begin. */
const kinds = {
  containerDirective: { marks: ':::', known: containers },
  leafDirective: { marks: '::', known: leaves },
  textDirective: { marks: ':', known: inText },
}

/** The names of all directives, which a site cannot give to its components. */
export const directiveNames: readonly string[] = [...Object.keys({ ...containers, ...leaves, ...inText }), 'value']

/** `:::name[label]{attributes}` … `:::`, or an alert: a quote that is made a directive. */
export function renderContainer(node: ContainerDirective, pass: Pass): string {
  const [first, ...rest] = node.children as Nodes[]
  const labeled = first?.type === 'paragraph' && (first as Paragraph).data?.directiveLabel === true
  const label = labeled ? ((first as Paragraph).children as Nodes[]) : []
  if (sourceOf(node, pass.text).startsWith(':')) checkMarks(node, { labelEnd: labeled ? first.position?.end.offset : undefined, pass })
  const content = labeled ? rest : (node.children as Nodes[])
  return renderKnown({ name: node.name, label, content, attributes: toAttributes(node), node }, pass)
}

/** The first line of a container holds nothing but the directive, and the last line closes it. */
function checkMarks(node: ContainerDirective, { labelEnd, pass }: { labelEnd: number | undefined; pass: Pass }): void {
  const source = sourceOf(node, pass.text)
  const span = headSpan(node, pass.text)
  const [head = '', ...lines] = source.trimEnd().split('\n')
  const [opening = '', colons = ''] = /^(:{3,})[ \t]*[\p{L}\p{N}_-]+/u.exec(head) ?? []
  const after = labelEnd === undefined ? opening.length : labelEnd - rangeOf(node).start
  // The first brace ends the attributes, within quotes too.
  const text = head.slice(after).replace(/^[ \t]*\{[^}]*\}/, '')
  if (text.trim() !== '')
    pass.report('directive-malformed', {
      span: { ...span, column: span.column + head.length - text.trimStart().length },
      message: `The text "${text.trim()}" is not part of the directive ":::${node.name}" and would be lost`,
      hint: 'Write the title in brackets, options without `}`, and everything else on the lines below: `:::tip[Title]`',
    })
  // The last line of a container that runs into the end of its parent, or of one within it, does not close it.
  const inner = node.children.at(-1)?.position?.end.line ?? 0
  const last = /^[\s>]*(:{3,})[ \t]*$/.exec(lines.at(-1) ?? '')?.[1] ?? ''
  if (last.length < colons.length || inner >= span.line + lines.length)
    pass.report('directive-unclosed', {
      span,
      message: `The directive ":::${node.name}" is not closed`,
      hint: 'Close it with a line of as many colons as it begins with, which are more than those of each directive within it',
    })
}

function renderDetails({ label, content, attributes, node }: Directive, pass: Pass): string {
  if (label.length === 0)
    pass.report('directive-malformed', {
      span: headSpan(node, pass.text),
      message: 'The details have no title, so readers cannot see what is in them',
      hint: 'Write it in brackets: `:::details[How it works]`',
    })
  const { open: state } = attributes
  if (state !== undefined && !['', 'true', 'false', 'open'].includes(state))
    pass.report('unknown-directive-attribute', {
      span: headSpan(node, pass.text),
      message: `The attribute "open" of details cannot be "${state}"`,
      hint: 'Write `{open}` for details that begin open, and leave it out for others',
    })
  const open = isOn(state) ? ' open' : ''
  return `<details${open}><summary>${pass.render(label)}</summary>${pass.render(content)}</details>\n`
}

/** `::name[label]{attributes}` on a line of its own. */
export function renderLeaf(node: LeafDirective, pass: Pass): string {
  return renderKnown(withoutContent(node), pass)
}

function withoutContent(node: LeafDirective | TextDirective): Directive {
  return { name: node.name, label: node.children as Nodes[], content: [], attributes: toAttributes(node), node }
}

/** `:name` in running text is text (`12:30`, `a:b`); with a label or attributes it is a directive. */
export function renderTextDirective(node: TextDirective, pass: Pass): string {
  if (Object.hasOwn(inText, node.name)) return renderKnown(withoutContent(node), pass)
  pass.report('unknown-directive', {
    span: spanOf(node),
    message: `There is no directive ":${node.name}" in running text`,
    hint:
      otherSpelling(node.name) ??
      [didYouMean(node.name, [...Object.keys(inText), 'value']), 'For a literal colon, write `\\:`'].filter(Boolean).join(' '),
  })
  return escapeText(sourceOf(node, pass.text))
}

/** How a directive is written that stands where another kind of them does; null for a name that no directive has. */
function otherSpelling(name: string): string | null {
  const { marks } = Object.values(kinds).find(({ known }) => Object.hasOwn(known, name)) ?? {}
  const colons = ['one colon', 'two colons', 'three colons'][(marks?.length ?? 0) - 1]
  return colons === undefined ? null : `It is written with ${colons}: \`${marks}${name}\``
}

function renderKnown(directive: Directive, pass: Pass): string {
  const { name, node } = directive
  const { marks, known }: { marks: string; known: Readonly<Record<string, Feature>> } = kinds[node.type]
  const feature = Object.hasOwn(known, name) ? known[name] : undefined
  if (feature === undefined) {
    const isAlert = !sourceOf(node, pass.text).startsWith(':')
    if (!isAlert && Object.hasOwn(pass.islands, name)) return renderIsland(directive, pass)
    const written = isAlert ? `[!${name.toUpperCase()}]` : `${marks}${name}`
    const names = isAlert ? admonitionKinds : [...Object.keys(known), ...Object.keys(pass.islands)]
    pass.report('unknown-directive', {
      span: headSpan(node, pass.text),
      message: `There is no directive "${written}"`,
      hint: otherSpelling(name) ?? suggest(name, names) ?? `Known names: ${names.join(', ')}`,
    })
    return pass.render(directive.content)
  }
  checkAttributes(directive, { known: feature.attributes, pass })
  if (directive.label.length > 0 && feature.hasLabel !== true)
    pass.report('directive-malformed', {
      span: headSpan(node, pass.text),
      message: `The directive "${name}" takes no title or text in brackets, so it would be lost`,
      hint: 'Write it as a paragraph, before the directive or in it',
    })
  return feature.render(directive, pass)
}

function toAttributes(node: Directive['node']): Record<string, string> {
  const meaningOf = (written: string): string => unescapeText(written.replace(/\\(["'])/g, '$1'))
  return Object.fromEntries(Object.entries(node.attributes ?? {}).map(([key, value]) => [key, meaningOf(value ?? '')]))
}

/** `:::steps` around a numbered list. */
function renderSteps({ content, node }: Directive, pass: Pass): string {
  if (!content.some((child) => child.type === 'list' && child.ordered))
    pass.report('markup-left', {
      span: headSpan(node, pass.text),
      message: 'The steps have no numbered list, so they look like any other text',
      hint: 'Write a list: `1. First step`',
    })
  return `<div class="steps">${pass.render(content)}</div>\n`
}

/** `:::note[Title]`: an aside with a title, by default the kind's own word. */
function renderAdmonition({ name, label, content, node }: Directive, pass: Pass): string {
  if (label.length === 0 && content.length === 0)
    pass.report('markup-left', {
      span: headSpan(node, pass.text),
      message: `There is no text in the ${name}`,
      hint: 'Write it on the lines below the first one, or delete the lines',
    })
  const standard = pass.messages[`admonition.${name as Kind}`]
  const title = label.length === 0 ? escapeText(standard) : pass.render(label)
  const accessible = escapeAttribute(label.length === 0 ? standard : plainText(label))
  return `<aside class="admonition" role="note" data-kind="${name}" aria-label="${accessible}"><p class="admonition-title">${title}</p>${pass.render(content)}</aside>\n`
}
