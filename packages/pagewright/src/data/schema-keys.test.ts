import { expect, it } from 'vitest'
import { siteConfigSchema } from '../config/schema.ts'
import { schemaKeys } from './schema-issues.ts'

it.each([
  [
    ['docs', 'sidebars', 'guide'],
    ['label', 'steps', 'items'],
  ],
  [
    ['docs', 'sidebars', 'guide', 'items', 0],
    ['label', 'doc', 'items'],
  ],
  [
    ['docs', 'sidebars', 'guide', 'items', 0, 'items', 1],
    ['label', 'doc', 'items'],
  ],
  [
    ['locales', 1],
    ['id', 'lang', 'label'],
  ],
  [
    ['blog', 'authors', 'ann'],
    ['name', 'title', 'url'],
  ],
  [['deploy'], ['remote', 'branch']],
  [['title'], []],
  [['nowhere', 'x'], []],
  [['docs', 'tags'], []],
])('The keys that a configuration takes are known at every path: %j', (path, keys) => {
  expect(schemaKeys(siteConfigSchema, path)).toEqual(keys)
})

it('At the top they are those of the whole configuration', () => {
  expect(schemaKeys(siteConfigSchema, [])).toEqual(
    expect.arrayContaining(['title', 'tagline', 'url', 'locales', 'messages', 'docs', 'blog']),
  )
})
