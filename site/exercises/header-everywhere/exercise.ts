import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/' },
      expect: { status: 200, text: 'Home', headers: { 'x-served-by': 'farrow' } },
      missing: {
        en: 'The response should have the header X-Served-By: farrow and the same text as before. A request that a route has answered goes no further, so the middleware belongs above the routes, and it has to return what header() gives.',
        'zh-cn':
          '响应应当带有响应头 X-Served-By: farrow，文本保持不变。请求由路由响应之后就不再往下传，所以中间件要写在路由上方，并且返回 header() 的结果。',
      },
    },
    {
      request: { url: '/slow' },
      expect: { status: 200, text: 'At last', headers: { 'x-served-by': 'farrow' } },
      missing: {
        en: 'This response should have the header, too. It arrives later, so wait for it with await next().',
        'zh-cn': '这个响应也应当带有同样的响应头。它返回得较晚，所以要用 await next() 等待。',
      },
    },
    {
      request: { url: '/nowhere' },
      expect: { status: 404, headers: { 'x-served-by': 'farrow' } },
      missing: {
        en: 'No route matches this request, and its response 404 should have the header as well. A middleware adds it to every response.',
        'zh-cn': '这个请求没有对应的路由，返回的 404 也应当带有这个响应头。使用中间件，才能给每个响应都加上。',
      },
    },
  ],
})
