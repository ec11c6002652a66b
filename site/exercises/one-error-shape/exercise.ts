import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/books/9' },
      expect: { status: 404, json: { message: 'There is no book 9' } },
      missing: {
        en: 'GET /books/9 has to answer with 404 and the JSON { "message": "There is no book 9" }.',
        'zh-cn': 'GET /books/9 应当返回 404 和 JSON：{ "message": "There is no book 9" }。',
      },
    },
    {
      request: { url: '/books/nine' },
      expect: { status: 400, json: {} },
      missing: {
        en: 'A failed validation keeps its status 400, and its answer is JSON, too: GET /books/nine.',
        'zh-cn': '校验失败仍是 400，响应同样是 JSON：GET /books/nine。',
      },
    },
    {
      request: { url: '/broken' },
      expect: { status: 500, json: { message: 'Internal Server Error' } },
      missing: {
        en: 'GET /broken has to answer with 500 and { "message": "Internal Server Error" }: callers must not see the message of an unexpected error.',
        'zh-cn': 'GET /broken 应当返回 500 和 { "message": "Internal Server Error" }：不能让调用方看到意外错误的消息。',
      },
    },
  ],
})
