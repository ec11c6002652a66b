import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemList, suggest } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'

type Options = {
  readonly site: Site
  /** The content folder, and the folders in it whose files are read; both relative to the root. */
  readonly content: string
  readonly published: readonly string[]
  readonly problems: ProblemList
}

const elsewhere = 'Move its files below docs, blog or pages of a locale; pictures may also lie in the public folder'

/** Reports folders of no locale and no section, and stray pages. The folder `signs` is shared by all locales. */
export function reportIgnored(root: string, options: Options): void {
  const { site, content, published, problems } = options
  const warn = (file: string, hint: string): void =>
    problems.add('content-ignored', { file, message: `Nothing in "${file}" is published`, hint })
  const hasTexts = (folder: string): boolean => entriesOf(root, folder).some(({ name }) => name.endsWith('.md'))
  const locales = site.locales.map(({ id }) => id)
  for (const { name, isFolder } of entriesOf(root, content)) {
    if (isFolder && name !== 'signs' && !locales.includes(name))
      warn(
        `${content}/${name}`,
        /^[a-z]{2,3}(?:-|$)/i.test(name) ? `Declare the locale "${name}" in the configuration, or delete the folder` : elsewhere,
      )
  }
  for (const locale of locales) {
    const parent = `${content}/${locale}`
    const known = [...published, `${parent}/diagrams`].filter((folder) => folder.startsWith(`${parent}/`))
    for (const { name, isFolder } of entriesOf(root, parent)) {
      const file = `${parent}/${name}`
      if (known.includes(file) || !(isFolder || name.endsWith('.md'))) continue
      if (name === 'docs' || name === 'blog') warn(file, `Add \`${name}: { … }\` to the configuration, or delete the folder`)
      else if (isFolder && name.startsWith('docs-')) warn(file, 'Restore the entry of the version in versions.json, or delete the folder')
      else if (isFolder) warn(file, hasTexts(file) ? (suggest(file, known) ?? elsewhere) : elsewhere)
      else warn(file, `Move it into ${parent}/pages`)
    }
  }
}

/** What a folder holds, sorted, without hidden files and drafts; a folder that cannot be read is reported where it is scanned. */
function entriesOf(root: string, folder: string): { name: string; isFolder: boolean }[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') && name !== '_drafts')
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}
