/** Facts about a package of Farrow. Pages show them with `:value[farrow-http.latest]` instead of repeating them. */
type Facts = {
  /** The newest version on npm. */
  readonly latest: string
  /** Day of that release. */
  readonly released: string
  /** The version that the samples run with, if it is not the newest. */
  readonly samples?: string
  /** Peer dependencies as in its `package.json`. */
  readonly peers?: string
}

/** Requirements that every package's README states. */
const requirements = { node: '>=14', typescript: '>=4.3' }

/**
 * The packages, according to their pages on npm and to the release commits of the framework. The day of farrow-next 2.3.2 could not
 * be found; the day given here is that of 2.3.1, which its samples run with.
 */
const packages: Readonly<Record<string, Facts>> = {
  'create-farrow-app': { latest: '2.1.0', released: '2023-05-06' },
  farrow: { latest: '2.3.0', released: '2023-08-03' },
  'farrow-api': { latest: '2.3.1', released: '2023-08-04' },
  'farrow-api-client': { latest: '2.3.0', released: '2023-08-03' },
  'farrow-api-server': { latest: '2.3.0', released: '2023-08-03' },
  'farrow-cors': { latest: '2.3.0', released: '2023-08-03', peers: 'farrow-http ^2.2.0' },
  'farrow-deno-api': { latest: '2.3.0', released: '2023-08-03', peers: 'farrow-http ^2.2.0' },
  'farrow-express': { latest: '2.3.0', released: '2023-08-03', peers: 'farrow-http ^2.2.0, express ^4.17.1' },
  'farrow-federation': { latest: '2.3.0', released: '2023-08-03', peers: 'farrow-http ^2.2.0' },
  'farrow-http': { latest: '2.3.1', released: '2025-07-30' },
  'farrow-json-schema': { latest: '2.3.0', released: '2023-08-03' },
  'farrow-koa': { latest: '2.3.0', released: '2023-08-03', peers: 'farrow-http ^2.2.0, koa ^2.13.1' },
  'farrow-module': { latest: '2.3.0', released: '2023-08-03' },
  'farrow-next': { latest: '2.3.2', samples: '2.3.1', released: '2024-04-26', peers: 'next >=10.0.5, react ^17.0.0, react-dom ^17.0.0' },
  'farrow-next-server': {
    latest: '2.3.0',
    released: '2023-08-03',
    peers: 'farrow-http ^2.2.0, next >=10.0.5, react ^17.0.0, react-dom ^17.0.0',
  },
  'farrow-pipeline': { latest: '2.3.0', released: '2023-08-03' },
  'farrow-react': { latest: '2.3.0', released: '2023-08-03', peers: 'farrow-http ^2.2.0, react ^17.0.0, react-dom ^17.0.0' },
  'farrow-schema': { latest: '2.3.3', released: '2025-01-20' },
  'farrow-vite': { latest: '2.3.0', released: '2023-08-03', peers: 'farrow-http ^2.2.0, vite ^2.6.14' },
}

/**
 * The values for texts: `farrow-http` is the version that the samples run with, `farrow-http.latest` is the newest version, and
 * so on.
 */
export const packageValues: Readonly<Record<string, string>> = {
  ...requirements,
  ...Object.fromEntries(
    Object.entries(packages).flatMap(([name, { samples, peers = '–', ...facts }]) => [
      [name, samples ?? facts.latest],
      ...Object.entries({ ...facts, peers }).map(([fact, value]) => [`${name}.${fact}`, value]),
    ]),
  ),
}
