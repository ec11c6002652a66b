import type { Diagnostic } from '@codemirror/lint'
import type { EditorView, Tooltip } from '@codemirror/view'
import type { NameType } from '../types/types.ts'

type Told = Pick<NameType, 'from' | 'to'> & Partial<NameType>

/** The type of a name above it, with what is wrong there. */
export function tooltipOf({ from, to, text = '', documentation = '' }: Told, problems: readonly Diagnostic[] = []): Tooltip {
  const create = (view: EditorView) => {
    const dom = document.createElement('div')
    for (const { message, source = '', actions = [] } of problems) {
      const told = document.createElement('div')
      told.className = 'cm-diagnostic'
      told.append(paragraph('cm-diagnosticText', message), paragraph('cm-diagnosticSource', source))
      for (const { name, apply } of actions) {
        const button = document.createElement('button')
        button.className = 'cm-diagnosticAction'
        button.textContent = name
        button.onclick = () => apply(view, from, to)
        told.append(button)
      }
      dom.append(told)
    }
    if (text !== '') dom.append(paragraph('cm-type', text))
    if (documentation !== '') dom.append(paragraph('cm-type-note', documentation))
    return { dom }
  }
  return { pos: from, end: to, above: true, create } as Tooltip
}

export function paragraph(className: string, text: string): HTMLElement {
  const element = document.createElement('p')
  element.className = className
  element.textContent = text
  return element
}
