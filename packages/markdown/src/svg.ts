import { Parser } from 'htmlparser2'
import { escapeAttribute, escapeText } from './escape.ts'

const tags = 'svg g path rect circle ellipse line polyline polygon text tspan defs marker use title desc'.split(' ')
const attributes = (
  'viewBox role class id d x y x1 x2 y1 y2 cx cy r rx ry dx dy width height points transform text-anchor dominant-baseline font-size ' +
  'font-weight marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient fill-rule stroke-linecap ' +
  'stroke-linejoin stroke-width stroke-dasharray preserveAspectRatio xmlns fill stroke opacity'
).split(' ')
// An address outside of the drawing, or an escape that could spell one.
const leadsOut = /url\((?!#)|javascript:|\\/i

type SvgOptions = {
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
  /** For each open element, whether it has an id, by which another place can show it again. */
  const open: boolean[] = []
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
            ((attributes.includes(key) || /^aria-[a-z]+$/.test(key)) &&
              !leadsOut.test(value) &&
              !(key === 'id' && value.startsWith('_'))) ||
            (key === 'href' && value.startsWith('#'))
          if (!fine) report(`the attribute ${key}="${value.slice(0, 60)}"`, place)
          return fine
        })
        const own =
          name === 'svg' ? [...kept.filter(([key]) => !['role', 'aria-label', 'xmlns'].includes(key)), ...Object.entries(root)] : kept
        open.push('id' in given)
        // If what is repeated could repeat something else, a few lines would stand for millions of shapes.
        if (name === 'use' && open.includes(true)) report('the element <use> within one that has an id', place)
        html += `<${name}${own.map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`).join('')}>`
      },
      ontext: (text) => {
        if (skipped === 0) html += escapeText(text.replace(/\s+/g, ' '))
      },
      onclosetag: (name) => {
        if (skipped > 0) return void skipped--
        open.pop()
        html += `</${name}>`
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  if (!html.trim().startsWith('<svg')) report('something other than one <svg> element', { offset: 0, length: 1 })
  return html.trim()
}

/** What would run in the browser of a reader who opens a drawing by its own address: `<script>`, `onload="…"`; null for nothing. */
export function findScript(svg: string): string | null {
  let found: string | null = /<!ENTITY\b[^>]*["'][^"'>]*(?:<|&#)/.test(svg) ? 'an entity that holds elements' : null
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        if (/^(?:[^:]*:)?(?:script|iframe|object|embed)$/i.test(name)) found ??= `<${name}>`
        for (const [key, value] of Object.entries(given))
          if (/^on/i.test(key) || /^javascript:/i.test(value.replace(/[\s\p{Cc}]/gu, ''))) found ??= `${key}="${value.slice(0, 60)}"`
      },
      onprocessinginstruction: (name) => {
        if (name === '?xml-stylesheet') found ??= `<${name}?>`
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return found
}
