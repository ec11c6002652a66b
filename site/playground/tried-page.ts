import { sampleIn } from './hash.ts'

/** The page from which the reader has come by "Try it". */
export type TriedPage = {
  readonly title: string
  /** URL path of the section in which the block of code stands, with its hash. */
  readonly address: string
}

/** The address of the page from which the reader may have come by "Try it". Null for one who came another way. */
export function addressBefore(): string | null {
  if (sampleIn(location.hash) === null) return null
  // The programs that the reader has looked at meanwhile are entries of this page.
  const isOther = (url: string | null): url is string => url !== null && URL.canParse(url) && new URL(url).pathname !== location.pathname
  const { navigation } = globalThis as { readonly navigation?: Navigation }
  const at = navigation?.currentEntry?.index ?? 0
  const before = [document.referrer, ...(navigation?.entries().slice(0, at) ?? []).map((entry) => entry.url)]
  const url = before.findLast(isOther) ?? null
  return url !== null && new URL(url).origin === location.origin ? url : null
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
    const page = template.content
    const link = page.querySelector(`.code a[href$="${CSS.escape(hash)}"]`)
    if (link === null) return null
    return { title: page.querySelector('h1')?.textContent ?? '', address: new URL(url).pathname + sectionOf(link) }
  } catch {
    return null
  }
}

/** The hash of the section in which an element stands. Empty for one above all sections. */
function sectionOf(link: Element): string {
  for (let element: Element | null = link; element !== null; element = element.previousElementSibling ?? element.parentElement) {
    if (element.matches(':is(h2, h3, h4)[id]')) return `#${element.id}`
  }
  return ''
}
