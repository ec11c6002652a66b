/** A site for browser tests, and how it is served. */
export type Server = {
  /** Also the name of the Playwright project that uses it. */
  readonly name: string
  readonly site: 'site' | 'tests/editor-site' | 'packages/pagewright/fixtures/toy'
  /** `serve` builds the site and serves it as a host would; `dev` starts the development server. */
  readonly command: 'serve' | 'dev'
  readonly port: number
  /** URL path that the site is mounted under. */
  readonly base: string
}

export const servers: readonly Server[] = [
  { name: 'toy', site: 'packages/pagewright/fixtures/toy', command: 'serve', port: 4110, base: '/' },
  { name: 'toy-base', site: 'packages/pagewright/fixtures/toy', command: 'serve', port: 4111, base: '/x/' },
  { name: 'toy-dev', site: 'packages/pagewright/fixtures/toy', command: 'dev', port: 4112, base: '/' },
  { name: 'site', site: 'site', command: 'serve', port: 4113, base: '/' },
  { name: 'site-dev', site: 'site', command: 'dev', port: 4114, base: '/' },
  // A page with the editor of the playground alone.
  { name: 'editor', site: 'tests/editor-site', command: 'serve', port: 4115, base: '/x/' },
]

/** The URL of a server's site, with a slash at its end. */
export function toUrl({ port, base }: Pick<Server, 'port' | 'base'>): string {
  return `http://127.0.0.1:${port}${base}`
}
