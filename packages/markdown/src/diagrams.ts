import { spanAtOffset, suggest } from '@pagewright/model'
import type { Directive } from './directive.ts'
import { leadsDown } from './includes.ts'
import type { Pass } from './pass.ts'
import { rebuildSvg } from './svg.ts'
import { headSpan } from './tree.ts'

/**
 * `::diagram[Caption]{file="order.svg" alt="…"}`: a drawing of the locale's `diagrams` folder, inlined so that it follows the theme.
 * A second one beside it, `order.narrow.svg`, follows it for windows that are too narrow for the first; the theme shows one of them.
 */
export function renderDiagram(directive: Directive, pass: Pass): string {
  const { label, attributes, node } = directive
  const alt = attributes['alt'] ?? ''
  const folder = `${pass.file.split('/').slice(0, 2).join('/')}/diagrams`
  const drawing = drawingOf(directive, { folder, file: attributes['file'], alt, pass })
  if (drawing === null) return ''
  const file = attributes['file']?.replace(/(\.svg)?$/, '.narrow.svg')
  const narrow = pass.includes.read(`${folder}/${file}`) === null ? '' : drawingOf(directive, { folder, file, alt, pass })
  if (alt.trim() === '') {
    pass.report('diagram-without-alt', {
      span: headSpan(node, pass.text),
      message: 'The diagram has no text alternative',
      hint: 'Say in `alt="…"` what it shows, in a sentence',
    })
  }
  return `<figure class="diagram" tabindex="0">${drawing}${narrow}${label.length === 0 ? '' : `<figcaption>${pass.render(label)}</figcaption>`}</figure>\n`
}

/**
 * `:sign{file="server.svg"}`: a small drawing in a line of text, from the `signs` folder that all locales share. Assistive technology
 * skips it, so the words beside it must say everything.
 */
export function renderSign(directive: Directive, pass: Pass): string {
  const folder = `${pass.file.split('/', 1)[0]}/signs`
  return drawingOf(directive, { folder, file: directive.attributes['file'], alt: null, pass }) ?? ''
}

/** A file of a folder, rebuilt as safe HTML; null when there is no such file, which is reported. */
function drawingOf(
  { name, node }: Directive,
  { folder, file: named, alt, pass }: { folder: string; file: string | undefined; alt: string | null; pass: Pass },
): string | null {
  const file = `${folder}/${named ?? ''}`
  const svg = named === undefined ? null : pass.includes.read(file)
  if (svg === null) {
    const example = name === 'sign' ? ':sign{file="server.svg"}' : '::diagram{file="order.svg" alt="…"}'
    const others = pass.includes.list(file)
    const usual =
      name === 'diagram' && leadsDown(file) && others.length === 0
        ? 'Put the drawing into that folder. Each language has its own, because drawings contain words'
        : `Name a file of that folder: \`${example}\``
    pass.report('include-missing', {
      span: headSpan(node, pass.text),
      message: `There is no ${name} "${file}"`,
      hint: (named === undefined ? null : suggest(file, others)) ?? usual,
    })
    return null
  }
  return rebuildSvg(svg, {
    alt,
    report: (what, place) =>
      pass.report('diagram-unsafe', {
        file,
        span: spanAtOffset(svg, place),
        message: `The ${name} has ${what}, which is not allowed`,
        hint: 'Draw with plain shapes and text, colored by classes',
        related: [pass.file],
      }),
  })
}
