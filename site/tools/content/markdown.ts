/** The functions of the generator's Markdown package that the tools use, so that they read a page as the build does. */

export {
  countWords,
  cutRegion,
  isKeywords,
  kindOfHeading,
  parseFenceMeta,
  parseMarkdown,
  plainText,
  sectionHashes,
} from '@pagewright/markdown'
export { createProblemList } from '@pagewright/model'
export { slug } from 'github-slugger'
export { docSchema, pageSchema, postSchema } from '../../../packages/pagewright/src/content/entry.ts'
export { parseFrontMatter } from '../../../packages/pagewright/src/content/front-matter.ts'
export { readTranslationRecord } from '../../../packages/pagewright/src/content/translation-record.ts'
