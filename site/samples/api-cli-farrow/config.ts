import assert from 'node:assert/strict'
// #region config
import { type Config, createFarrowConfig, defineConfig } from 'farrow'

const config: Config = defineConfig({
  server: [
    { entry: 'index.ts', env: { NODE_ENV: process.env.NODE_ENV } },
    { entry: 'worker.ts', esbuild: { minify: true } },
  ],
  api: {
    src: 'http://127.0.0.1:3000/api',
    dist: 'client/api.ts',
  },
})
// #endregion config

// both return what they get
assert.equal(defineConfig(config), config)
assert.equal(createFarrowConfig(config), config)
