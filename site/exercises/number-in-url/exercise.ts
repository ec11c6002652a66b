import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/books/7' },
      expect: { status: 200, json: { id: 7 } },
      missing: {
        en: 'GET /books/7 should respond with the number 7 as the id, not with the string "7".',
        'zh-cn': 'GET /books/7 返回的 id 应当是数字 7，而不是字符串 "7"。',
      },
    },
    {
      request: { url: '/books/seven' },
      expect: { status: 400 },
      missing: {
        en: 'GET /books/seven should be refused with the status 400, because seven is not an integer.',
        'zh-cn': 'seven 不是整数，所以 GET /books/seven 应当返回状态码 400。',
      },
    },
  ],
})
