const { defineConfig } = require('farrow')

const port = process.env.PORT || 3000

module.exports = defineConfig({
  server: {
    src: 'src',
    entry: 'index.ts',
    dist: 'dist',
  },
  api: {
    src: `http://localhost:${port}/api`,
    dist: 'client/api.ts',
  },
})
