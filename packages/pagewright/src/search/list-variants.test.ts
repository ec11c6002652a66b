import { describe, expect, it } from 'vitest'
import { listVariants } from './list-variants.ts'

describe('Traditional characters', () => {
  it('stand for the simplified ones of the texts and of the aliases, in Chinese only', async () => {
    const input = { terms: ['中间', '间件', 'http'], aliases: ['登陆'] }
    expect(await listVariants('zh-CN', input)).toMatch(/^(?:[閒間]间|陸陆)+$/)
    expect(await listVariants('en', input)).toBe('')
  })

  it('that only an alias has are still replaced, because the texts have the simplified ones', async () => {
    expect(await listVariants('zh-CN', { terms: ['中间', '间件'], aliases: ['中間件'] })).toContain('間间')
  })
})
