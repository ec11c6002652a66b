import url from 'virtual:playground-runtime'

let loading: Promise<Blob> | null = null

/**
 * The script that runs programs in a worker. It stays a file, because the page never reads it: to make a string of it, and a file again for
 * the worker, would keep the page busy. Rejects when it cannot be fetched; the next call tries again.
 */
export function loadRuntime(): Promise<Blob> {
  loading ??= fetchRuntime().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function fetchRuntime(): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The script that runs programs could not be fetched: ${response.status}`)
  return response.blob()
}
