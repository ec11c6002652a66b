import { defineConfig } from 'farrow'

defineConfig({
  server: { main: 'server.ts' },
})
