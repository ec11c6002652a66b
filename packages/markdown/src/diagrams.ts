import { spanAtOffset, suggest } from '@pagewright/model'
import { type Directive, headSpan } from './directive.ts'
import type { Pass } from './pass.ts'
import { rebuildSvg } from './svg.ts'

/** `::diagram[Caption]{file="order.svg" alt="…"}`: a drawing of the content's `diagrams` folder, inlined so that it follows the theme. */
export function renderDiagram({ label, attributes, node }: Directive, pass: Pass): string {
  const span = headSpan(node, pass)
  const folder = `${pass.file.split('/').slice(0, 2).join('/')}/diagrams`
  const file = `${folder}/${attributes['file'] ?? ''}`
  const svg = attributes['file'] === undefined ? null : pass.readInclude(file)
  if (svg === null) {
    pass.problems.add('include-missing', {
      file: pass.file,
      span,
      message: `There is no diagram "${file}"`,
      hint:
        (attributes['file'] === undefined ? null : suggest(file, pass.listIncludes(file))) ??
        'Name a file of that folder: `::diagram{file="order.svg" alt="…"}`',
    })
    return ''
  }
  if ((attributes['alt'] ?? '').trim() === '') {
    pass.problems.add('diagram-without-alt', {
      file: pass.file,
      span,
      message: 'The diagram has no text alternative',
      hint: 'Say in `alt="…"` what it shows, in a sentence',
    })
  }
  const drawing = rebuildSvg(svg, {
    alt: attributes['alt'] ?? '',
    report: (what, place) =>
      pass.problems.add('diagram-unsafe', {
        file,
        span: spanAtOffset(svg, place),
        message: `The diagram has ${what}, which is not allowed`,
        hint: 'Draw with plain shapes and text, colored by classes',
        related: [pass.file],
      }),
  })
  return `<figure class="diagram" tabindex="0">${drawing}${label.length === 0 ? '' : `<figcaption>${pass.render(label)}</figcaption>`}</figure>\n`
}
