import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/greeting', headers: { 'x-reader': 'Ada' } },
      expect: { status: 200, json: { greeting: 'Hello, Ada' } },
      missing: {
        en: 'With the header X-Reader: Ada, Ada should be greeted. Set the context in a middleware above the route. In request.headers, the names of headers are in lower case.',
        'zh-cn': '带有请求头 X-Reader: Ada 时，应当问候 Ada。请在路由上方的中间件里设置上下文。request.headers 里的名称都是小写。',
      },
    },
    {
      request: { url: '/greeting' },
      expect: { status: 200, json: { greeting: 'Hello, guest' } },
      missing: {
        en: 'Without the header, the greeting should stay Hello, guest.',
        'zh-cn': '没有这个请求头时，问候语应当仍是 Hello, guest。',
      },
    },
  ],
})
