/** The pages that exercises stand on, as site paths of the English pages, by the exercises' ids: `site/exercises/<id>/`. */
export const exercisePages = {
  'number-in-url': '/docs/tutorial/why',
  'hello-name': '/docs/tutorial',
  'delete-book': '/docs/tutorial/http-server',
  'redirect-old': '/docs/tutorial/http-server',
  'api-function': '/docs/tutorial/rpc-server',
  'search-notes': '/docs/guide/http-server',
  'recipe-schema': '/docs/guide/schema/validation-type',
  'three-states': '/docs/guide/schema/validation-type',
  'header-everywhere': '/docs/guide/middleware-pipeline/base',
  'who-reads': '/docs/guide/middleware-pipeline/more',
  'one-error-shape': '/docs/guide/error-handling',
  'bearer-token': '/docs/guide/authentication',
} as const

export type ExerciseId = keyof typeof exercisePages

export const exerciseIds = Object.keys(exercisePages) as [ExerciseId, ...ExerciseId[]]
