import { Parser } from 'htmlparser2'

/** An element of an XML document. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** Parses XML and returns its root element. Throws when the XML is not well-formed. */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open: XmlElement[] = [root]
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element: XmlElement = { name, attributes, children: [], text: '' }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext: (text) => {
        const last = open.at(-1)
        if (last !== undefined) last.text += text
      },
      onclosetag: (name, implied) => {
        const last = open.pop()
        if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name}>`)
        if (implied && !xml.includes('/>')) throw new Error(`<${name}> is not closed`)
      },
      onerror: (error) => {
        throw error
      },
    },
    { xmlMode: true },
  )
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(xml)) throw new Error('A character that XML does not allow')
  const markup = xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '')
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(markup)) throw new Error('An ampersand that begins no entity')
  if (/<[\w:]+(?: [\w:]+="[^"<]*")* [\w:]+="[^"<]*</.test(markup)) throw new Error('A "<" in the value of an attribute')
  parser.write(xml)
  parser.end()
  return root.children[0] ?? root
}

/** All elements with a name below an element, in order. */
export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)])
}

/** The text of the first child with a name; empty if there is none. */
export function textOf(element: XmlElement | undefined, name: string): string {
  return element?.children.find((child) => child.name === name)?.text.trim() ?? ''
}
