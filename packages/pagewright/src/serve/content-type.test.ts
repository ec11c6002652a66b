import { describe, expect, it } from 'vitest'
import { contentType, isText } from './send-file.ts'

describe('The content type', () => {
  it.each([
    ['docs/a.html', 'text/html; charset=utf-8'],
    ['docs/a.md', 'text/markdown; charset=utf-8'],
    ['assets/a.js', 'text/javascript; charset=utf-8'],
    ['assets/a.js.map', 'application/json; charset=utf-8'],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['logo.SVG', 'image/svg+xml; charset=utf-8'],
    ['sitemap.xml', 'text/xml; charset=utf-8'],
    ['blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['atom.xml', 'application/atom+xml; charset=utf-8'],
    ['blog/feed.json', 'application/feed+json; charset=utf-8'],
    ['favicon.ico', 'image/x-icon'],
    ['font.woff2', 'font/woff2'],
    ['video.mp4', 'video/mp4'],
    ['sample.ts', 'text/plain; charset=utf-8'],
    ['module.wasm', 'application/wasm'],
    ['CNAME', 'application/octet-stream'],
    ['a.constructor', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => {
    expect(contentType(file)).toBe(type)
    expect(isText(type)).toBe(type.includes('charset'))
  })
})
