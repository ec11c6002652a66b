import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { method: 'DELETE', url: '/books/1' },
      expect: { status: 204 },
      missing: {
        en: 'The response should have the status 204 and no body.',
        'zh-cn': '应当返回状态码 204，没有响应体。',
      },
    },
    {
      request: { url: '/books/1' },
      expect: { status: 404 },
      missing: {
        en: 'After that, the response should be 404, but the book is still there.',
        'zh-cn': '删除之后应当返回 404，但这本书仍然存在。',
      },
    },
    {
      request: { method: 'DELETE', url: '/books/9' },
      expect: { status: 404, json: { message: 'No such book' } },
      missing: {
        en: 'There is no book 9, so the response should be 404 with the same message as for GET.',
        'zh-cn': '没有 9 号书，所以应当返回 404，错误信息与 GET 相同。',
      },
    },
    {
      request: { url: '/books/2' },
      expect: { status: 200, json: { title: 'Walden' } },
      missing: {
        en: 'The other book, Walden, should stay.',
        'zh-cn': '另一本书应当保留，仍要返回 Walden。',
      },
    },
  ],
})
