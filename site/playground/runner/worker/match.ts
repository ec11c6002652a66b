import { Response, Router } from 'farrow-http'
import { parse } from 'qs'
import type { Command } from '../messages.ts'
import { enableTracerFor } from './packages.ts'

type Input = (Command & { readonly kind: 'match' })['input']
/** Parameters and query as JSON. */
export type MatchAnswer =
  | { readonly ok: true; readonly params: string; readonly query: string }
  /** The message of Farrow; empty when it is just the path that differs. */
  | { readonly ok: false; readonly message: string }

/** Matches a URL by a router of Farrow with this one pattern. */
export async function match({ pattern, url }: Input): Promise<MatchAnswer> {
  try {
    const { pathname, search } = new URL(url, 'http://localhost')
    enableTracerFor('farrow-http')
    const router = Router()
    let found: MatchAnswer | null = null
    router.match({ url: pattern } as never).use((request: { readonly params?: unknown; readonly query?: unknown }) => {
      found = { ok: true, params: JSON.stringify(request.params ?? {}), query: JSON.stringify(request.query ?? {}) }
      return Response.text('')
    })
    await router.run({ pathname, method: 'GET', query: parse(search.slice(1)) } as never, { onLast: () => Response.text('') })
    return found ?? { ok: false, message: '' }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}
