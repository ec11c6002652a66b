const { defineConfig } = require('farrow')

const port = process.env.PORT ?? 3002

module.exports = defineConfig({
  server: { src: 'src', dist: 'dist' },
  api: {
    src: `http://127.0.0.1:${port}/api/todo`,
    dist: 'client/todo.ts',
    pollingInterval: 1000,
  },
})
