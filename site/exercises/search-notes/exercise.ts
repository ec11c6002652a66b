import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/notes' },
      expect: { status: 200, json: [{ id: 1 }, { id: 2 }, { id: 3 }] },
      missing: {
        en: 'Without a query, the response should be all three notes.',
        'zh-cn': '不带查询参数时应当返回全部三条笔记。',
      },
    },
    {
      request: { url: '/notes?tag=work' },
      expect: { status: 200, json: [{ id: 3 }] },
      missing: {
        en: 'The response should be only the note that has this tag.',
        'zh-cn': '应当只返回带这个标签的笔记。',
      },
    },
    {
      request: { url: '/notes?tag=home&limit=1' },
      expect: { status: 200, json: [{ id: 1 }] },
      missing: {
        en: 'The response should be one note, although two have this tag.',
        'zh-cn': '有两条笔记带 home 标签，但应当只返回一条。',
      },
    },
    {
      request: { url: '/notes?tag=work&limit=1' },
      expect: { status: 200, json: [{ id: 3 }] },
      missing: {
        en: 'The response should be note 3, because the limit applies after the tag.',
        'zh-cn': '应当返回 3 号笔记：先按标签筛选，再限制条数。',
      },
    },
    {
      request: { url: '/notes?limit=many' },
      expect: { status: 400 },
      missing: {
        en: 'The request should be refused with 400. Declare the limit as an integer in the pattern.',
        'zh-cn': '应当返回 400。请在 URL 模板里把 limit 声明为整数。',
      },
    },
  ],
})
