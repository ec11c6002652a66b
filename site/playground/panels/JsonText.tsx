import type { ReactNode } from 'react'

/** Longer texts stay plain, because each color is an element. In characters. */
const mostColored = 20_000

const token = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*")|(-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)/g

/** JSON in the colors that it has in the code of pages. */
export function JsonText({ text }: { readonly text: string }): ReactNode {
  if (text.length > mostColored) return text
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: part, 1: name, 2: string, index } of text.matchAll(token)) {
    parts.push(
      text.slice(end, index),
      <span key={index} className={name !== undefined ? 'tf' : string !== undefined ? 'ts' : 'tc'}>
        {part}
      </span>,
    )
    end = index + part.length
  }
  return [...parts, text.slice(end)]
}
