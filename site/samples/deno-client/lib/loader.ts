type Input = { path: string[]; input: unknown }

// Sends one call to the service and returns its output.
export const createLoader =
  (url: string) =>
  async ({ path, input }: Input) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'Single', path, input }),
    })
    if (!response.ok) throw new Error(await response.text())

    const result = await response.json()
    if (result.type === 'ApiErrorResponse') {
      throw new Error(result.error.message)
    }
    return result.output
  }
