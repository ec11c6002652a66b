import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { url: '/notes' },
      expect: { status: 200, json: [{ id: 1 }, { id: 2 }, { id: 3 }] },
      missing: {
        en: 'GET /notes without a query should respond with all three notes.',
        'zh-cn': '不带查询参数时，GET /notes 应当返回全部三条笔记。',
      },
    },
    {
      request: { url: '/notes?tag=work' },
      expect: { status: 200, json: [{ id: 3 }] },
      missing: {
        en: 'GET /notes?tag=work should respond with only the note that has this tag.',
        'zh-cn': 'GET /notes?tag=work 应当只返回带这个标签的笔记。',
      },
    },
    {
      request: { url: '/notes?tag=home&limit=1' },
      expect: { status: 200, json: [{ id: 1 }] },
      missing: {
        en: 'GET /notes?tag=home&limit=1 should respond with one note, although two have this tag.',
        'zh-cn': '有两条笔记带 home 标签，但 GET /notes?tag=home&limit=1 应当只返回一条。',
      },
    },
    {
      request: { url: '/notes?tag=work&limit=1' },
      expect: { status: 200, json: [{ id: 3 }] },
      missing: {
        en: 'GET /notes?tag=work&limit=1 should find note 3, because the limit applies after the tag.',
        'zh-cn': 'GET /notes?tag=work&limit=1 应当找到 3 号笔记：先按标签筛选，再限制条数。',
      },
    },
    {
      request: { url: '/notes?limit=many' },
      expect: { status: 400 },
      missing: {
        en: 'GET /notes?limit=many should be refused with 400. Declare the limit as an integer in the pattern.',
        'zh-cn': 'GET /notes?limit=many 应当返回 400。请在 URL 模板里把 limit 声明为整数。',
      },
    },
  ],
})
