import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { method: 'POST', url: '/recipes', body: { title: 'Soup', minutes: 30 } },
      expect: { status: 201, json: { title: 'Soup', minutes: 30 } },
      missing: {
        en: 'A recipe with a title and minutes but without a source should be accepted and returned in full.',
        'zh-cn': '如果菜谱有 title 和 minutes，没有 source，应当接受并原样返回。',
      },
    },
    {
      request: { method: 'POST', url: '/recipes', body: { title: 'Soup', minutes: 'half an hour' } },
      expect: { status: 400 },
      missing: {
        en: 'The minutes must be an integer, so the string half an hour should be refused with 400.',
        'zh-cn': 'minutes 必须是整数，所以值为字符串 half an hour 时应当返回 400。',
      },
    },
    {
      request: { method: 'POST', url: '/recipes', body: { title: 'Soup', minutes: 30.5, source: 'Grandma' } },
      expect: { status: 201, json: { minutes: 30 } },
      missing: {
        en: 'The minutes must be an integer: the schema of an integer makes 30 of 30.5.',
        'zh-cn': 'minutes 必须是整数：整数的 Schema 会把 30.5 变成 30。',
      },
    },
    {
      request: { method: 'POST', url: '/recipes', body: { title: 'Soup' } },
      expect: { status: 400 },
      missing: {
        en: 'The minutes are required, so a recipe without them should be refused with 400.',
        'zh-cn': 'minutes 是必填字段，所以缺少 minutes 时应当返回 400。',
      },
    },
    {
      request: { method: 'POST', url: '/recipes', body: { title: 'Soup', minutes: 30, source: 'Grandma' } },
      expect: { status: 201, json: { source: 'Grandma' } },
      missing: { en: 'A source that is given should be returned, too.', 'zh-cn': '如果给出了 source，应当原样返回。' },
    },
    {
      request: { method: 'POST', url: '/recipes', body: { title: 'Soup', minutes: 30, source: 7 } },
      expect: { status: 400 },
      missing: {
        en: 'A source must be a string, so 7 should be refused with 400.',
        'zh-cn': 'source 必须是字符串，所以值为 7 时应当返回 400。',
      },
    },
  ],
})
