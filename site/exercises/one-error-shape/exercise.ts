import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/books/9' },
      expect: { status: 404, json: { message: 'There is no book 9' } },
      missing: {
        en: 'The response should be 404 with the JSON { "message": "There is no book 9" }. Only a middleware above the routes can catch their errors, and it tells them apart by statusCode.',
        'zh-cn':
          '应当返回 404 和 JSON：{ "message": "There is no book 9" }。只有写在路由上方的中间件才能捕获路由的错误，再用 statusCode 区分它们。',
      },
    },
    {
      request: { url: '/books/nine' },
      expect: { status: 400, json: {} },
      missing: {
        en: 'The status of the failed validation should stay 400, and its response should be JSON, too.',
        'zh-cn': '这个请求没有通过校验，状态码应当仍是 400，响应同样要是 JSON。',
      },
    },
    {
      request: { url: '/broken' },
      expect: { status: 500, json: { message: 'Internal Server Error' } },
      missing: {
        en: 'The response should be 500 with { "message": "Internal Server Error" }, because callers must not see the message of an unexpected error.',
        'zh-cn': '应当返回 500 和 { "message": "Internal Server Error" }，因为不能让调用方看到意外错误的具体信息。',
      },
    },
  ],
})
