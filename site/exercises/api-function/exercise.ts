import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { method: 'POST', url: '/take', body: { sku: 'tea-01', count: 3 } },
      expect: { status: 200, json: { left: 1 } },
      missing: { en: 'Taking 3 of the 4 pieces of tea-01 should leave 1.', 'zh-cn': 'tea-01 有 4 件，取走 3 件之后应当剩下 1 件。' },
    },
    {
      request: { method: 'POST', url: '/take', body: { sku: 'tea-01', count: 3 } },
      expect: { status: 409, text: 'Only 1 left' },
      missing: {
        en: 'Taking 3 more should be refused with the status 409 and the message Only 1 left.',
        'zh-cn': '再取 3 件时应当拒绝，返回状态码 409 和错误信息 Only 1 left。',
      },
    },
    {
      request: { method: 'POST', url: '/take', body: { sku: 'tea-01', count: 1 } },
      expect: { status: 200, json: { left: 0 } },
      missing: {
        en: 'The last piece can still be taken: a refused call should not change the stock, and all that is left may be taken.',
        'zh-cn': '最后一件还能取走：被拒绝的调用不应当改动库存，剩下的也可以全部取走。',
      },
    },
  ],
})
