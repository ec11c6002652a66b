/** The TypeScript projects: paths of folders or configuration files, relative to the root of the repository. */
export const typeProjects = [
  'packages/model',
  'packages/markdown',
  'packages/search',
  'packages/browser',
  'packages/browser/tsconfig.worker.json',
  'site/exercises/tsconfig.json',
  'packages/theme',
  'packages/theme/fixtures/tea',
  'packages/pagewright',
  'site',
  'site/theme',
  'site/playground',
  'tests',
  'tests/editor-site',
  'bench',
]
