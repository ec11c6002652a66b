import { expect, it } from 'vitest'
import { listPages } from '../tools/content/list-pages.ts'
import { createProblemList, readTranslationRecord, sectionHashes } from '../tools/content/markdown.ts'
import { siteFolder } from '../tools/site-folders.ts'

it('The record has, for every section of every translation, the text that it was made from', () => {
  const problems = createProblemList()
  const { sections } = readTranslationRecord(siteFolder, problems)
  // Those of a version are the ones that its copy was made with.
  const current = Object.entries(sections).filter(([name]) => !name.startsWith('zh-cn/docs-'))
  const recorded = current.map(([name, hashes]) => [name, Object.keys(hashes).sort()])
  const translated = listPages('en').map(({ file, root, text }) => [`zh-cn/${file}`, Object.keys(sectionHashes(root, text)).sort()])
  expect(problems.all()).toEqual([])
  expect(Object.fromEntries(recorded)).toEqual(Object.fromEntries(translated))
})
