import { readdirSync, readFileSync } from 'node:fs'
import { contentFolder } from '../site-folders.ts'
import { createProblemList, docSchema, pageSchema, parseFrontMatter, parseMarkdown, postSchema } from './markdown.ts'
import type { Locale, Page } from './page.ts'

const schemas = { docs: docSchema, blog: postSchema, pages: pageSchema }

/** All pages of a locale, sorted by path. */
export function listPages(locale: Locale): Page[] {
  return Object.keys(schemas)
    .flatMap((kind) => filesBelow(`${contentFolder}/${locale}`, kind))
    .sort()
    .map((file) => readPage(locale, file))
}

/** Reads one page, given by its path below the folder of the locale. */
export function readPage(locale: Locale, file: string): Page {
  const text = readFileSync(`${contentFolder}/${locale}/${file}`, 'utf8')
  return toPage({ locale, file }, text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
}

/** Creates a page from its text. Throws when the front matter is not valid. */
export function toPage({ locale, file }: Pick<Page, 'locale' | 'file'>, text: string): Page {
  const problems = createProblemList()
  const schema = schemas[file.split('/', 1)[0] as keyof typeof schemas]
  const matter = parseFrontMatter(text, { schema, file, problems })
  if (matter === null) throw new Error(`${locale}/${file}: ${problems.all()[0]?.message}`)
  const {
    title,
    description,
    sidebarLabel = null,
    tags = [],
    ...facts
  } = matter.data as Pick<Page, 'title' | 'description'> & Partial<Page>
  return { locale, file, text, root: parseMarkdown(text), title, description, sidebarLabel, tags, facts }
}

function filesBelow(folder: string, path: string): string[] {
  return readdirSync(`${folder}/${path}`, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(folder, `${path}/${entry.name}`)
    return entry.name.endsWith('.md') ? [`${path}/${entry.name}`] : []
  })
}
