import { sampleIn } from './hash.ts'

/** The page from which the reader has come by "Try it". */
export type TriedPage = {
  readonly title: string
  /** URL path of the section in which the block of code stands, with its hash. */
  readonly address: string
}

let kept: { readonly href: string; readonly page: TriedPage } | null = null

/** Keeps where a link to the playground stands that the reader has pressed. */
export function keepTriedPage(link: HTMLAnchorElement): void {
  kept = { href: link.href, page: pageOf(link, { root: document, path: location.pathname }) }
}

/** The page on which the reader has pressed the link to this address, if it was since the document was loaded. */
export function keptPage(): TriedPage | null {
  return kept?.href === location.href ? kept.page : null
}

/** The newest entry of the history before this page: its address, and its key by which the browser goes back to it, position included. */
export type EntryBefore = { readonly url: string; readonly key: string | null }

/** Where the reader may have come from by "Try it". Null for one who came another way. */
export function entryBefore(): EntryBefore | null {
  if (sampleIn(location.hash) === null) return null
  const { navigation } = globalThis as { readonly navigation?: Navigation }
  const earlier = navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0) ?? []
  const before = [{ url: document.referrer, key: null }, ...earlier]
  // The programs that the reader has looked at meanwhile are entries of this page.
  const entry = before.findLast(({ url }) => url !== null && URL.canParse(url) && new URL(url).pathname !== location.pathname)
  return entry?.url && new URL(entry.url).origin === location.origin ? { url: entry.url, key: entry.key } : null
}

/**
 * Looks for the block of code that leads to the program of this address, in a page with the given address. Null if it has none, which means
 * that the reader has come another way, and if the page cannot be fetched.
 */
export async function findTriedPage(url: string): Promise<TriedPage | null> {
  const { hash } = location
  try {
    // In a template nothing takes effect, neither styles, which the policy of this page would refuse, nor scripts.
    const template = document.createElement('template')
    template.innerHTML = await (await fetch(url)).text()
    const link = template.content.querySelector(`.code a[href$="${CSS.escape(hash)}"]`)
    return link && pageOf(link, { root: template.content, path: new URL(url).pathname })
  } catch {
    return null
  }
}

function pageOf(link: Element, { root, path }: { readonly root: ParentNode; readonly path: string }): TriedPage {
  return { title: root.querySelector('h1')?.textContent ?? '', address: path + sectionOf(link) }
}

/** The hash of the section in which an element stands. Empty for one above all sections. */
function sectionOf(link: Element): string {
  for (let element: Element | null = link; element !== null; element = element.previousElementSibling ?? element.parentElement) {
    if (element.matches(':is(h2, h3, h4)[id]')) return `#${element.id}`
  }
  return ''
}
