import { suggest } from '@pagewright/model'
import type { Nodes, Paragraph } from 'mdast'
import { admonitionKinds, renderAdmonition } from './admonitions.ts'
import { renderDiagram } from './diagrams.ts'
import { type ContainerDirective, type Directive, headSpan, type LeafDirective, type TextDirective } from './directive.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import { renderFileTree } from './file-tree.ts'
import { renderInstall } from './install.ts'
import { sourceOf, spanOf } from './parse-markdown.ts'
import type { Pass } from './pass.ts'
import { renderTab, renderTabs } from './tabs.ts'

type Feature = { readonly attributes: readonly string[]; render(directive: Directive, pass: Pass): string }

const containers: Readonly<Record<string, Feature>> = {
  ...Object.fromEntries(admonitionKinds.map((kind) => [kind, { attributes: [], render: renderAdmonition }])),
  tabs: { attributes: ['group'], render: renderTabs },
  tab: { attributes: ['value'], render: renderTab },
  steps: { attributes: [], render: ({ content }, pass) => `<div class="steps">${pass.render(content)}</div>\n` },
  'file-tree': { attributes: [], render: renderFileTree },
  details: {
    attributes: [],
    render: ({ label, content }, pass) => `<details><summary>${pass.render(label)}</summary>${pass.render(content)}</details>\n`,
  },
  part: {
    attributes: ['name'],
    render: ({ content, attributes }, pass) =>
      `<section class="part" data-part="${escapeAttribute(attributes['name'] ?? '')}">${pass.render(content)}</section>\n`,
  },
}

const leaves: Readonly<Record<string, Feature>> = {
  install: { attributes: ['packages', 'dev'], render: renderInstall },
  diagram: { attributes: ['file', 'alt'], render: renderDiagram },
}

/** `:::name[label]{attributes}` … `:::` */
export function renderContainer(node: ContainerDirective, pass: Pass): string {
  const [first, ...rest] = node.children as Nodes[]
  const labelled = first?.type === 'paragraph' && (first as Paragraph).data?.directiveLabel === true
  const label = labelled ? ((first as Paragraph).children as Nodes[]) : []
  if (!isClosed(node, pass)) {
    const span = headSpan(node, pass)
    pass.problems.error('directive-unclosed', {
      file: pass.file,
      span,
      message: `The directive ":::${node.name}" is not closed`,
      hint: 'Close it by a line of as many colons as it begins with',
    })
  }
  const content = labelled ? rest : (node.children as Nodes[])
  return renderKnown({ name: node.name, label, content, attributes: toAttributes(node), node }, { known: containers, pass })
}

/** `::name[label]{attributes}` on a line of its own. */
export function renderLeaf(node: LeafDirective, pass: Pass): string {
  return renderKnown(
    { name: node.name, label: node.children as Nodes[], content: [], attributes: toAttributes(node), node },
    { known: leaves, pass },
  )
}

/** `:name` in running text is text (`12:30`, `a:b`); with a label or attributes it is a directive, and none is known. */
export function renderTextDirective(node: TextDirective, pass: Pass): string {
  const source = sourceOf(node, pass.text)
  if (source !== `:${node.name}`) {
    pass.problems.error('unknown-directive', {
      file: pass.file,
      span: spanOf(node),
      message: `There is no directive ":${node.name}" in running text`,
      hint: 'For a literal colon, write `\\:`',
    })
  }
  return escapeText(source)
}

function renderKnown(directive: Directive, { known, pass }: { known: Readonly<Record<string, Feature>>; pass: Pass }): string {
  const { name, attributes, node } = directive
  const feature = Object.hasOwn(known, name) ? known[name] : undefined
  const span = headSpan(node, pass)
  if (feature === undefined) {
    const marks = node.type === 'containerDirective' ? ':::' : '::'
    pass.problems.error('unknown-directive', {
      file: pass.file,
      span,
      message: `There is no directive "${marks}${name}"`,
      hint: suggest(name, Object.keys(known)),
    })
    return pass.render(directive.content)
  }
  for (const key of Object.keys(attributes)) {
    if (feature.attributes.includes(key)) continue
    pass.problems.error('unknown-directive-attribute', {
      file: pass.file,
      span,
      message: `The directive "${name}" has no attribute "${key}"`,
      hint: suggest(key, feature.attributes),
    })
  }
  return feature.render(directive, pass)
}

function toAttributes(node: ContainerDirective | LeafDirective): Record<string, string> {
  return Object.fromEntries(Object.entries(node.attributes ?? {}).map(([key, value]) => [key, String(value ?? '')]))
}

/** A container that runs into the end of its parent has no closing line of its own. */
function isClosed(node: ContainerDirective, pass: Pass): boolean {
  const lines = sourceOf(node, pass.text).trimEnd().split('\n')
  const colons = /^:{3,}/.exec(lines[0] ?? '')?.[0].length ?? 3
  const last = /^[\s>]*(:{3,})[ \t]*$/.exec(lines.at(-1) ?? '')
  return lines.length > 1 && last !== null && (last[1] as string).length >= colons
}
