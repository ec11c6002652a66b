/** How long a reader waits for a file or a module, in ms. */
export const requestTimeout = 30_000

/**
 * Returns the promise that `requests` has for a key, or begins a request and keeps its promise until it fails. If a request
 * fails that was already on its way, it is begun once more: it may have been a prefetch, and the reader wants the page now.
 */
export function shareRequest<T>(
  requests: Map<string, Promise<T>>,
  { key, begin }: { readonly key: string; readonly begin: () => Promise<T> },
): Promise<T> {
  const start = (): Promise<T> => {
    const request = begin()
    requests.set(key, request)
    request.catch(() => {
      if (requests.get(key) === request) requests.delete(key)
    })
    return request
  }
  return requests.get(key)?.catch(start) ?? start()
}
