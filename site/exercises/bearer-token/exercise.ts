import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/open' },
      expect: { status: 200, text: 'For everybody' },
      missing: {
        en: 'This address should stay open to everybody, so its route belongs above the middleware that asks for the token.',
        'zh-cn': '这个地址应当仍对所有人开放，所以它的路由要写在检查令牌的中间件上方。',
      },
    },
    {
      request: { url: '/reports' },
      expect: { status: 401, headers: { 'www-authenticate': 'Bearer' } },
      missing: {
        en: 'Without a token, the request should be refused with 401 and the header WWW-Authenticate: Bearer. A middleware protects only the routes below it.',
        'zh-cn': '没有令牌时应当返回 401，并带有响应头 WWW-Authenticate: Bearer。中间件只保护写在它下方的路由。',
      },
    },
    {
      request: { url: '/reports', headers: { authorization: 'Bearer let-me-out' } },
      expect: { status: 401, headers: { 'www-authenticate': 'Bearer' } },
      missing: {
        en: 'A wrong token should be refused with 401 and the same header.',
        'zh-cn': '令牌错误时，应当返回 401，并带有同样的响应头。',
      },
    },
    {
      request: { url: '/reports', headers: { authorization: 'let-me-in' } },
      expect: { status: 401 },
      missing: {
        en: 'The header Authorization: let-me-in lacks the word Bearer, so it should be refused with 401.',
        'zh-cn': '请求头 Authorization: let-me-in 缺少 Bearer，所以应当返回 401。',
      },
    },
    {
      request: { url: '/reports', headers: { authorization: 'Bearer let-me-in' } },
      expect: { status: 200, json: ['stock', 'sales'] },
      missing: {
        en: 'With the header Authorization: Bearer let-me-in, the response should be as before. In request.headers, the names of headers are in lower case.',
        'zh-cn': '请求头里有 Authorization: Bearer let-me-in 时，响应应当和原来一样。request.headers 里的名称都是小写。',
      },
    },
  ],
})
