import { siteFolder } from '../site-folders.ts'
import { listPages } from './list-pages.ts'
import { createProblemList, readTranslationRecord, sectionHashes } from './markdown.ts'

/**
 * Paths of the pages whose Chinese text was made from the English one as it is now, section by section, by the record of translations.
 * English goes first, so only these can be expected to be the same in both languages.
 */
export function listCurrent(): string[] {
  const { sections } = readTranslationRecord(siteFolder, createProblemList())
  const translated = new Set(listPages('zh-cn').map(({ file }) => file))
  return listPages('en').flatMap(({ file, root, text }) => {
    const recorded = sections[`zh-cn/${file}`] ?? {}
    const hashes = Object.entries(sectionHashes(root, text))
    return translated.has(file) && hashes.every(([id, hash]) => recorded[id] === hash) ? [file] : []
  })
}
