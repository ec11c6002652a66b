/** The TypeScript projects, by the path of a folder or of a configuration file, seen from the project. */
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
