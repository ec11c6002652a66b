import type { ViteDevServer } from 'vite'

/** Tells browsers which pages have changed, by their site paths; `*` stands for all. */
export type ChangeTeller = { tell(paths: readonly string[]): void }

/** Milliseconds that a page may be on its way to a browser. */
const longestWay = 3000

/** Creates a teller. A browser that begins to listen is told what changed while its page was on its way, too. */
export function createChangeTeller({ ws }: Pick<ViteDevServer, 'ws'>): ChangeTeller {
  let told: readonly { readonly at: number; readonly paths: readonly string[] }[] = []
  const recent = (): typeof told => told.filter(({ at }) => performance.now() - at < longestWay)
  ws.on('pagewright:connected', (_data, client) => {
    const paths = [...new Set(recent().flatMap((change) => change.paths))]
    if (paths.length > 0) client.send('pagewright:page', { paths })
  })
  return {
    tell: (paths) => {
      if (paths.length === 0) return
      told = [...recent(), { at: performance.now(), paths }]
      ws.send('pagewright:page', { paths })
    },
  }
}
