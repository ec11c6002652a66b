import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/posts/7' },
      expect: { status: 200, json: { post: 7 } },
      missing: { en: 'The new address should respond as before.', 'zh-cn': '新地址的响应应当和原来一样。' },
    },
    {
      request: { url: '/articles/7' },
      expect: { status: 301, headers: { location: '/posts/7' } },
      missing: {
        en: 'The response should redirect to /posts/7, with the status 301 and the header Location.',
        'zh-cn': '应当重定向到 /posts/7：返回状态码 301 和响应头 Location。',
      },
    },
    {
      request: { url: '/articles/8' },
      expect: { status: 301, headers: { location: '/posts/8' } },
      missing: {
        en: 'Every old address should redirect to the new one with the same number, with the status 301.',
        'zh-cn': '每个旧地址都应当以状态码 301 重定向到编号相同的新地址。',
      },
    },
  ],
})
