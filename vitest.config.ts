import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Builds that run in the tests' process set NODE_ENV to production, where React has no JSX for development.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/src/**/*.test.tsx',
      'packages/*/tests/**/*.test.ts',
      'site/tests/**/*.test.ts',
      'site/playground/**/*.test.ts',
      'site/playground/**/*.test.tsx',
    ],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    pool: 'forks',
    // Loading the same modules for each of a hundred files would take longer than the tests in them.
    isolate: false,
    unstubGlobals: true,
    maxWorkers: 3,
  },
})
