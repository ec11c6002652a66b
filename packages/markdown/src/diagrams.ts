import { spanAtOffset, suggest } from '@pagewright/model'
import { Parser } from 'htmlparser2'
import type { Directive } from './directive.ts'
import { escapeAttribute, escapeText } from './escape.ts'
import type { Pass } from './pass.ts'
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
    pass.report('include-missing', {
      span: headSpan(node, pass.text),
      message: `There is no ${name} "${file}"`,
      hint: (named === undefined ? null : suggest(file, pass.includes.list(file))) ?? `Name a file of that folder: \`${example}\``,
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

const tags = 'svg g path rect circle ellipse line polyline polygon text tspan defs marker use title desc'.split(' ')
const attributes = (
  'viewBox role class id d x y x1 x2 y1 y2 cx cy r rx ry dx dy width height points transform text-anchor dominant-baseline font-size ' +
  'font-weight marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient fill-rule stroke-linecap ' +
  'stroke-linejoin stroke-width stroke-dasharray preserveAspectRatio xmlns fill stroke opacity'
).split(' ')
// An address outside of the drawing, or an escape that could spell one.
const leadsOut = /url\((?!#)|javascript:|\\/i

export type SvgOptions = {
  /** Text alternative; null for a drawing that adds nothing to the text beside it. */
  readonly alt: string | null
  /** Called for everything that is left out, with its place in the source. */
  readonly report: (what: string, place: { readonly offset: number; readonly length: number }) => void
}

/** A drawing, rebuilt from its elements: shapes and text only. Nothing is copied without being checked. */
export function rebuildSvg(svg: string, { alt, report }: SvgOptions): string {
  const root = alt === null ? { class: 'sign', 'aria-hidden': 'true' } : { role: 'img', 'aria-label': alt }
  let html = ''
  let skipped = 0
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        const place = { offset: parser.startIndex, length: parser.endIndex - parser.startIndex + 1 }
        const known = tags.includes(name)
        if (!known) report(`the element <${name}>`, place)
        if (!known || skipped > 0) {
          skipped++
          return
        }
        const kept = Object.entries(given).filter(([key, value]) => {
          const fine =
            ((attributes.includes(key) || /^aria-[a-z]+$/.test(key)) && !leadsOut.test(value)) || (key === 'href' && value.startsWith('#'))
          if (!fine) report(`the attribute ${key}="${value.slice(0, 60)}"`, place)
          return fine
        })
        const own =
          name === 'svg' ? [...kept.filter(([key]) => !['role', 'aria-label', 'xmlns'].includes(key)), ...Object.entries(root)] : kept
        html += `<${name}${own.map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`).join('')}>`
      },
      ontext: (text) => {
        if (skipped === 0) html += escapeText(text.replace(/\s+/g, ' '))
      },
      onclosetag: (name) => {
        if (skipped > 0) skipped--
        else html += `</${name}>`
      },
    },
    { xmlMode: true },
  )
  parser.write(svg)
  parser.end()
  if (!html.trim().startsWith('<svg')) report('something other than one <svg> element', { offset: 0, length: 1 })
  return html.trim()
}
