import { expect, it } from 'vitest'
import { correctHan } from './correct-han.ts'

const vocabulary = ['中间', '间件', '测试', '格式', '日志', '限制', 'cors'].map((word) => ({ word, count: 2 }))

it.each([
  ['中间健', '中间件', 'the last character is another one of the same sound'],
  ['测式', '测试', 'the other character is another one of a different sound in 格式'],
  ['日制', '日志', 'the first one is right'],
  ['侧试', '测试', 'the last one is right'],
  ['侧式', '测试', 'both are others of the same sound'],
])('corrects %s to %s: %s', (typed, right) => {
  expect(correctHan(typed, vocabulary)[0]?.joined).toBe(right)
})

it('corrects no character to one of another sound, and no word without a known pair', () => {
  expect(correctHan('测量', vocabulary)).toEqual([])
  expect(correctHan('天气', vocabulary)).toEqual([])
})
