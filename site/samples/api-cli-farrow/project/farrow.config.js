const { defineConfig } = require('farrow')

module.exports = defineConfig({
  server: {
    entry: 'index.ts',
    src: 'src',
    dist: 'dist',
  },
})
