import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.test.tsx', 'packages/*/tests/**/*.test.ts', 'site/tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    pool: 'forks',
    // Loading the same modules for each of a hundred files would take longer than the tests in them.
    isolate: false,
    unstubGlobals: true,
    maxWorkers: 3,
  },
})
