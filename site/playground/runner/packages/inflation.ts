type Options = { readonly encoding?: string }

/** Stands in for `inflation`: requests of the page are not compressed, whatever they say. */
export default function inflate<T>(stream: T, { encoding = 'identity' }: Options = {}): T {
  if (encoding === 'identity') return stream
  throw Object.assign(new Error(`A body that is compressed (${encoding}) cannot be read in this page.`), { status: 415 })
}
