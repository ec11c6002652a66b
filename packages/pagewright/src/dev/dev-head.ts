import react from '@vitejs/plugin-react'
import type { ViteDevServer } from 'vite'

/** What a document's head holds in development: the style sheets in use, hot replacement, and the runtime, which is loaded at once. */
export async function devHead(server: ViteDevServer, { entry, styles }: { entry: string; styles: readonly string[] }): Promise<string> {
  const { base } = server.config
  const preamble = react.preambleCode.replace('__BASE__', base)
  return `${await styleElements(server, styles)}<script type="module">${preamble}</script><script type="module" src="${base}@vite/client"></script><script type="module" src="${entry}"></script>`
}

/** The theme's style sheets as Vite's client would insert them: it adopts these elements and replaces them on an edit. */
async function styleElements(server: ViteDevServer, files: readonly string[]): Promise<string> {
  const sheets = await Promise.all(
    files.map(async (file) => {
      const { default: css } = (await server.ssrLoadModule(`${file}?inline`)) as { default: string }
      return `<style data-vite-dev-id="${file}">${css.replaceAll('</style', '<\\/style')}</style>`
    }),
  )
  return sheets.join('')
}
