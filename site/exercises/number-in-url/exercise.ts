import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/books/7' },
      expect: { status: 200, json: { id: 7 } },
      missing: {
        en: 'The id in the response should be the number 7, not the string "7".',
        'zh-cn': '返回的 id 应当是数字 7，而不是字符串 "7"。',
      },
    },
    {
      request: { url: '/books/seven' },
      expect: { status: 400 },
      missing: {
        en: 'The word seven is not an integer, so the request should be refused with the status 400.',
        'zh-cn': 'seven 不是整数，所以应当返回状态码 400。',
      },
    },
  ],
})
