/** Stands in for `inflation`: requests of the page are never compressed. */
export default function inflate<T>(stream: T): T {
  return stream
}
