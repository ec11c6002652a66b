/** A site that browser tests meet, as it is made and served for them. */
export type Server = {
  /** Also the name of the project whose tests meet it. */
  readonly name: string
  readonly site: 'site' | 'packages/pagewright/fixtures/toy'
  /** `serve`: built, then served as a host would. `dev`: by the development server. */
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
]

/** Where a server's site begins. */
export function toUrl({ port, base }: Pick<Server, 'port' | 'base'>): string {
  return `http://127.0.0.1:${port}${base}`
}
