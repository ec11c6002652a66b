import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/' },
      expect: { status: 200, text: 'Hello Farrow' },
      missing: {
        en: 'The response should be the text Hello Farrow, as before.',
        'zh-cn': '应当和原来一样返回文本 Hello Farrow。',
      },
    },
    {
      request: { url: '/hello/Ada' },
      expect: { status: 200, json: { message: 'Hello, Ada' } },
      missing: {
        en: 'The response should be the JSON { "message": "Hello, Ada" }.',
        'zh-cn': '应当返回 JSON：{ "message": "Hello, Ada" }。',
      },
    },
    {
      request: { url: '/hello/Lin' },
      expect: { status: 200, json: { message: 'Hello, Lin' } },
      missing: {
        en: 'Other names should work, too: the response should be the JSON { "message": "Hello, Lin" }. A part of a pattern that changes is written as <name:string>, and its value is in params.',
        'zh-cn':
          '其他名字也要支持：这里应当返回 JSON：{ "message": "Hello, Lin" }。URL 模板里可变的部分写作 <name:string>，它的值在 params 里。',
      },
    },
  ],
})
