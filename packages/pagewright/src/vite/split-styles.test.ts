import { describe, expect, it } from 'vitest'
import { splitStyles } from './split-styles.ts'

describe('splitStyles', () => {
  it('takes the layer `deferred` and those in it out of the sheet, and keeps the order of all layers', () => {
    const css =
      '@layer a{p{color:red}}@layer deferred.x{b{& i{margin:0}}}@layer deferred.y,z;@layer z{u{margin:0}}q{margin:0}@layer deferred.x{s{margin:0}}'
    expect(splitStyles(css)).toEqual({
      first: '@layer a,deferred.x,deferred.y,z;@layer a{p{color:red}}@layer z{u{margin:0}}q{margin:0}',
      deferred: '@layer deferred.x{b{& i{margin:0}}}@layer deferred.x{s{margin:0}}',
      pages: {},
    })
  })

  it('takes out the layers of single page types', () => {
    expect(splitStyles('@layer page,z;@layer page.home{p{margin:0}}@layer z{u{margin:0}}@layer page.blog{i{margin:0}}')).toEqual({
      first: '@layer page,z,page.home,page.blog;@layer z{u{margin:0}}',
      deferred: '',
      pages: { home: '@layer page.home{p{margin:0}}', blog: '@layer page.blog{i{margin:0}}' },
    })
  })

  it('leaves a sheet without that layer as it is', () => {
    const css = '@layer a,b;@layer deferredly{p{color:red}}@media print{@layer deferred{p{color:red}}}'
    expect(splitStyles(css)).toEqual({ first: css, deferred: '', pages: {} })
  })

  it('divides a sheet that has nothing else, and an empty one', () => {
    const deferred = '@layer deferred{p{margin:0}}'
    expect(splitStyles(deferred)).toEqual({ first: '@layer deferred;', deferred, pages: {} })
    expect(splitStyles('')).toEqual({ first: '', deferred: '', pages: {} })
  })
})
