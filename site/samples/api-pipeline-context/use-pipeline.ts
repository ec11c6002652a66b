import assert from 'node:assert/strict'
// #region use-pipeline
import { createContext, createPipeline, usePipeline } from 'farrow-pipeline'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'

enable()

const Locale = createContext('en')

const title = createPipeline<string, string>()
title.use((text) => `[${Locale.get()}] ${text}`)

const page = createPipeline<string, string[]>({
  contexts: { locale: Locale.create('fr') },
})

page.use((text) => {
  const runTitle = usePipeline(title)
  return [runTitle(text), title.run(text)]
})

console.log(page.run('Bonjour'))
// #endregion use-pipeline

assert.deepEqual(page.run('x'), ['[fr] x', '[en] x'])
