import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['generator/src/**/*.test.ts', 'generator/src/**/*.test.tsx', 'generator/tests/**/*.test.ts', 'site/tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
