import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/books/9' },
      expect: { status: 404, json: { message: 'There is no book 9' } },
      missing: {
        en: 'GET /books/9 should respond with 404 and the JSON { "message": "There is no book 9" }. Only a middleware above the routes can catch their errors, and it tells them apart by statusCode.',
        'zh-cn':
          'GET /books/9 应当返回 404 和 JSON：{ "message": "There is no book 9" }。只有写在路由上方的中间件才能捕获路由的错误，再用 statusCode 区分它们。',
      },
    },
    {
      request: { url: '/books/nine' },
      expect: { status: 400, json: {} },
      missing: {
        en: 'GET /books/nine should keep the status 400 of the failed validation, and its response should be JSON, too.',
        'zh-cn': 'GET /books/nine 没有通过校验，状态码应当仍是 400，响应同样要是 JSON。',
      },
    },
    {
      request: { url: '/broken' },
      expect: { status: 500, json: { message: 'Internal Server Error' } },
      missing: {
        en: 'GET /broken should respond with 500 and { "message": "Internal Server Error" }, because callers must not see the message of an unexpected error.',
        'zh-cn': 'GET /broken 应当返回 500 和 { "message": "Internal Server Error" }，因为不能让调用方看到意外错误的具体信息。',
      },
    },
  ],
})
