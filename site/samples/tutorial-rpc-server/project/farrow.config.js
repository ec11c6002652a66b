const { defineConfig } = require('farrow')

module.exports = defineConfig({
  api: {
    src: 'http://localhost:3000/api',
    dist: 'client/api.ts',
  },
})
