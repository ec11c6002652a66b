import { describe, expect, it } from 'vitest'
import { cutRegion, regionNames } from './includes.ts'

const text = `import a from 'a'

// #region outer
function f() {
  // #region inner
  const x = 1

  return x
  // #endregion
}
// #endregion outer
# #region sharp
<!-- #region markup -->
`

describe('regions', () => {
  it('are named in order, in the comments of many languages', () => {
    expect(regionNames(text)).toEqual(['outer', 'inner', 'sharp', 'markup'])
    expect(regionNames('/* #region css */\n-- #region sql\n\t//#region tight\n// # region no\n// #regionno\n')).toEqual([
      'css',
      'sql',
      'tight',
    ])
  })

  it('are cut out without marks and without their common indent; empty lines do not count', () => {
    expect(cutRegion(text, 'inner')).toEqual({ code: 'const x = 1\n\nreturn x', lines: [5, 6, 7], indent: 2, range: { from: 4, to: 6 } })
  })

  it('hold the regions inside of them', () => {
    expect(cutRegion(text, 'outer')?.code).toBe('function f() {\n  const x = 1\n\n  return x\n}')
  })

  it('that are missing are null; one without an end reaches the end of the file', () => {
    expect(cutRegion(text, 'nowhere')).toBeNull()
    expect(cutRegion('a\n// #region x\nb\nc\n', 'x')?.code).toBe('b\nc')
    expect(cutRegion('// #region x\n// #endregion\n', 'x')).toEqual({ code: '', lines: [], indent: 0, range: null })
  })

  it('may have one name several times: their parts are joined', () => {
    expect(cutRegion('// #region x\na\n// #endregion\nno\n// #region x\nb\n// #endregion\n', 'x')).toEqual({
      code: 'a\nb',
      lines: [1, 5],
      indent: 0,
      range: { from: 1, to: 3 },
    })
  })
})

describe('a whole file', () => {
  it('comes without marks, without empty lines around it, and with its indent', () => {
    const whole = { indent: 0, range: null }
    expect(cutRegion('\n\n  a\n// #region x\n    b  \n// #endregion\n\n\n', null)).toEqual({ code: '  a\n    b', lines: [2, 4], ...whole })
    expect(cutRegion('', null)).toEqual({ code: '', lines: [], ...whole })
  })

  it('may be long', () => {
    const lines = Array.from({ length: 200_000 }, (_, index) => `  line ${index}`)
    expect(cutRegion(`// #region all\n${lines.join('\n')}\n`, 'all')?.lines.length).toBe(200_000)
  })
})
