import { defineExercise } from '../../playground/exercises/exercise.ts'

export default defineExercise({
  entry: 'src/index.ts',
  checks: [
    {
      request: { method: 'PUT', url: '/articles/1', body: { title: 'Pipelines', state: 'draft' } },
      expect: { status: 200, json: { state: 'draft' } },
      missing: { en: 'The state draft should be accepted and returned.', 'zh-cn': '应当接受状态 draft，并原样返回。' },
    },
    {
      request: { method: 'PUT', url: '/articles/1', body: { title: 'Pipelines', state: 'published' } },
      expect: { status: 200, json: { state: 'published' } },
      missing: { en: 'The state published should be accepted and returned.', 'zh-cn': '应当接受状态 published，并原样返回。' },
    },
    {
      request: { method: 'PUT', url: '/articles/1', body: { title: 'Pipelines', state: 'archived' } },
      expect: { status: 200, json: { state: 'archived' } },
      missing: { en: 'The state archived should be accepted and returned.', 'zh-cn': '应当接受状态 archived，并原样返回。' },
    },
    {
      request: { method: 'PUT', url: '/articles/1', body: { title: 'Pipelines', state: 'deleted' } },
      expect: { status: 400 },
      missing: {
        en: 'Any other state, such as deleted, should be refused with 400.',
        'zh-cn': '遇到其他状态（例如 deleted）时应当返回 400。',
      },
    },
  ],
})
