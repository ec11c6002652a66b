import { describe, expect, it } from 'vitest'
import { splitStyles } from './split-styles.ts'

describe('splitStyles', () => {
  it('takes the layer `later` and those in it out of the sheet, and keeps the order of all layers', () => {
    const css =
      '@layer a{p{color:red}}@layer later.x{b{& i{margin:0}}}@layer later.y,z;@layer z{u{margin:0}}q{margin:0}@layer later.x{s{margin:0}}'
    expect(splitStyles(css)).toEqual({
      first: '@layer a,later.x,later.y,z;@layer a{p{color:red}}@layer z{u{margin:0}}q{margin:0}',
      later: '@layer later.x{b{& i{margin:0}}}@layer later.x{s{margin:0}}',
    })
  })

  it('leaves a sheet without that layer as it is', () => {
    const css = '@layer a,b;@layer laterwards{p{color:red}}@media print{@layer later{p{color:red}}}'
    expect(splitStyles(css)).toEqual({ first: css, later: '' })
  })

  it('divides a sheet that has nothing else, and an empty one', () => {
    expect(splitStyles('@layer later{p{margin:0}}')).toEqual({ first: '@layer later;', later: '@layer later{p{margin:0}}' })
    expect(splitStyles('')).toEqual({ first: '', later: '' })
  })
})
