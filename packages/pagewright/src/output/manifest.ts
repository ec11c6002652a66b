import { localize } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import { iconSource, icons } from '../plan/made-files.ts'

/** The web app manifest, in the language of the default locale. */
export function manifestText({
  title,
  tagline,
  mount,
  defaultLocale,
}: Pick<Site, 'title' | 'tagline' | 'mount' | 'defaultLocale'>): string {
  const drawn = icons.flatMap(({ file, size, purpose }) =>
    purpose === 'any' || purpose === 'maskable' ? [{ src: `${mount}${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  )
  const manifest = {
    id: mount,
    name: title,
    short_name: title,
    description: localize(tagline, defaultLocale.id),
    lang: defaultLocale.lang,
    start_url: mount,
    scope: mount,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [...drawn, { src: `${mount}${iconSource}`, sizes: 'any', type: 'image/svg+xml' }],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The HTML that names the icons and the manifest in the head of a document. */
export function iconLinks({ mount }: Pick<Site, 'mount'>): string {
  return `<link rel="icon" href="${mount}favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="${mount}apple-touch-icon.png"><link rel="manifest" href="${mount}manifest.webmanifest">`
}
