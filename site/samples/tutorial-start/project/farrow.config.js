const { defineConfig } = require('farrow')

module.exports = defineConfig({
  server: {
    src: 'src',
    entry: 'index.ts',
    dist: 'dist',
  },
})
