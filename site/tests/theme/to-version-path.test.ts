import { describe, expect, it } from 'vitest'
import { toVersionPath } from '../../theme/parts/VersionMenu/to-version-path.ts'

const version = (name: string, mainPath: string) => ({ name, label: name, mainPath })
const versions = [version('current', '/docs/tutorial/why'), version('1.x', '/docs/1.x/tutorial/why')]

describe('A docs path', () => {
  it('moves to another version, and back', () => {
    expect(toVersionPath('/docs/guide/http-server', { versions, name: '1.x' })).toBe('/docs/1.x/guide/http-server')
    expect(toVersionPath('/docs/1.x/guide/http-server', { versions, name: 'current' })).toBe('/docs/guide/http-server')
  })

  it('keeps its locale', () => {
    const chinese = [version('current', '/zh-cn/docs/tutorial/why'), version('1.x', '/zh-cn/docs/1.x/tutorial/why')]
    expect(toVersionPath('/zh-cn/docs/api', { versions: chinese, name: '1.x' })).toBe('/zh-cn/docs/1.x/api')
  })

  it('stays as it is in its own version', () => {
    expect(toVersionPath('/docs/1.x/api', { versions, name: '1.x' })).toBe('/docs/1.x/api')
    expect(toVersionPath('/docs/api', { versions, name: 'current' })).toBe('/docs/api')
  })

  it('stays as it is without a version, and for one that does not exist', () => {
    expect(toVersionPath('/docs/api', { versions, name: null })).toBe('/docs/api')
    expect(toVersionPath('/docs/api', { versions, name: '0.9' })).toBe('/docs/api')
    expect(toVersionPath('/docs/api', { versions: [], name: 'current' })).toBe('/docs/api')
  })

  it('is not mistaken for another section that begins alike', () => {
    expect(toVersionPath('/docs-of-old/api', { versions, name: '1.x' })).toBe('/docs-of-old/api')
  })

  it('survives there being one version only', () => {
    expect(toVersionPath('/docs/api', { versions: versions.slice(0, 1), name: 'current' })).toBe('/docs/api')
  })
})

it('A path outside of the docs stays as it is', () => {
  expect(toVersionPath('/blog', { versions, name: '1.x' })).toBe('/blog')
})
