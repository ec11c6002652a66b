/** What the tools use of the generator's Markdown, so that they read a page as the build does. */
export { slug } from 'github-slugger'
export { parseFrontMatter } from '../../../generator/src/content/front-matter.ts'
export { docSchema, pageSchema, postSchema } from '../../../generator/src/content/schemas.ts'
export { parseFenceMeta } from '../../../generator/src/markdown/fence-meta.ts'
export { cutRegion } from '../../../generator/src/markdown/include-region.ts'
export { parseMarkdown } from '../../../generator/src/markdown/parse-markdown.ts'
export { countWords, plainText } from '../../../generator/src/markdown/plain-text.ts'
export { createProblemList } from '../../../generator/src/report/problem-list.ts'
