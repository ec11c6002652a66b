import type { TableRow } from 'mdast'
import { fencesOf } from '../content/fences-of.ts'
import { plainText } from '../content/markdown.ts'
import { nodesOf } from '../content/nodes-of.ts'
import type { Page } from '../content/page.ts'

/** A name that a page presents as an export, and where. */
export type Claim = { readonly name: string; readonly place: string }

/** If the first column of a table has one of these heads, it lists exports. */
const listHeads = ['Export', 'Type', 'Class', 'Builder']

/** The names that a page presents as exports, in headings that consist of code, in tables of exports, and in declarations. */
export function pageClaims(page: Page): Claim[] {
  const headings = nodesOf(page.root, 'heading').flatMap(({ children }) => {
    const [only] = children
    return children.length === 1 && only?.type === 'inlineCode' ? toClaims(only.value, 'heading') : []
  })
  const rows = nodesOf(page.root, 'table').flatMap(({ children: [head, ...body] }) => {
    const title = head?.children[0] === undefined ? '' : plainText(head.children[0]).trim()
    return listHeads.includes(title) ? body.flatMap((row) => namesOfRow(row, title)) : []
  })
  const declared = signatureFences(page).flatMap((text) => declaredNames(text).map((name) => ({ name, place: 'signature' })))
  return [...headings, ...rows, ...declared]
}

/** The texts of fences with declarations. */
export function signatureFences(page: Page): string[] {
  return fencesOf(page)
    .filter(
      ({ language, source, code, title }) =>
        language === 'ts' && source === null && title === null && /^(?:declare|type|interface) /m.test(code),
    )
    .map(({ code }) => code)
}

function namesOfRow(row: TableRow, title: string): Claim[] {
  const [first] = row.children
  return first === undefined ? [] : nodesOf(first, 'inlineCode').flatMap(({ value }) => toClaims(value, `table "${title}"`))
}

/** The name in `List(T)` or `Foo<T>`. A member such as `Response.json` is not an export. */
function toClaims(code: string, place: string): Claim[] {
  const name = /^([A-Za-z_$][\w$]*)(?:[<(].*)?$/s.exec(code)?.[1]
  return name === undefined ? [] : [{ name, place }]
}

const declaration = /^(?:declare )?(?:abstract )?(?:const|let|function|class|abstract class|type|interface) ([\w$]+)/gm

function declaredNames(text: string): string[] {
  return [...text.matchAll(declaration)].map(([, name = '']) => name)
}
