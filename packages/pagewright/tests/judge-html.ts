import { readHtml } from '@pagewright/markdown'
import { Parser } from 'htmlparser2'

const voids = ['br', 'wbr', 'hr', 'img', 'input']
const elements = new Set([
  ...voids,
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'a',
    'em',
    'strong',
    'del',
    'code',
    'pre',
    'figure',
    'figcaption',
    'div',
    'span',
    'button',
    'blockquote',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'aside',
    'section',
    'details',
    'summary',
    'sup',
  ],
  ...[
    'abbr',
    'b',
    'cite',
    'dd',
    'dfn',
    'dl',
    'dt',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
    'rp',
    'rt',
    'ruby',
    's',
    'samp',
    'small',
    'sub',
    'time',
    'u',
    'var',
  ],
  ...[
    'svg',
    'g',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
    'text',
    'tspan',
    'defs',
    'marker',
    'use',
    'title',
    'desc',
  ],
])

/** The first thing in the HTML of an article that is not allowed or not balanced, as a browser would read it; null if there is none. */
export function judgeHtml(html: string): string | null {
  let fault: string | null = null
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!elements.has(name)) fault ??= `the element <${name}>`
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on|^style$|^srcdoc$|^formaction$/.test(key)) fault ??= `the attribute ${key}`
        const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(withoutBlanks(value))?.[1]?.toLowerCase()
        if (/^(href|src|cite|action|xlink:href)$/.test(key) && scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme))
          fault ??= `the address ${value}`
      }
    },
    oncomment: () => {
      fault ??= 'a comment'
    },
    onprocessinginstruction: (name) => {
      fault ??= `the instruction ${name}`
    },
  })
  parser.write(html)
  parser.end()
  return fault ?? unbalanced(html)
}

/** Removes spaces and control characters, which browsers ignore in the scheme of an address. */
function withoutBlanks(text: string): string {
  return text.replace(/[\p{Cc}\s]/gu, '')
}

function unbalanced(html: string): string | null {
  const open: string[] = []
  for (const token of readHtml(html)) {
    if (token.type === 'unclosed') return 'an unclosed tag'
    if (token.type === 'open' && !voids.includes(token.name)) open.push(token.name)
    if (token.type === 'close' && open.pop() !== token.name) return `</${token.name}> out of order`
  }
  return open.length === 0 ? null : `<${open.at(-1)}> left open`
}
