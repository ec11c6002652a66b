import { isUtf8 } from 'node:buffer'
import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentKind, largestSource, type SourceFile } from '@pagewright/markdown'
import { type ProblemList, spanAtOffset } from '@pagewright/model'
import { isInside, leadsInCircle } from '../cache/files.ts'
import { hash } from '../cache/hash.ts'
import type { Site } from '../config/resolve-site.ts'
import { reportUnreadable } from './public-files.ts'
import { reportIgnored } from './report-ignored.ts'

/** The folder of all texts, from the root. */
export const contentFolder = 'content'

/** What lies in the content folder. */
export type Scan = {
  readonly sources: readonly SourceFile[]
  /** Paths, relative to the root, of every other file: images, diagrams, Markdown that cannot be read. */
  readonly assets: ReadonlySet<string>
}

/** What was read of files before, by path: a file of the same size, time and inode is not read again. */
export type ReadFiles = Map<string, { readonly stamp: string; readonly source: SourceFile }>

type Tree = { readonly folder: string; readonly kind: ContentKind; readonly locale: string; readonly version: string }

/** Reads the content of a site. Unusable files become problems and are left out; order is by path. */
export function scanContent(root: string, options: { site: Site; problems: ProblemList; readFiles?: ReadFiles }): Scan {
  const { site, problems, readFiles } = options
  const sources: SourceFile[] = []
  const assets = new Set<string>()
  const spellings = new Map<string, string>()
  const trees = contentTrees(site)
  reportIgnored(root, { site, content: contentFolder, published: trees.map(({ folder }) => folder), problems })
  for (const tree of trees) {
    for (const file of walk(root, { folder: tree.folder, problems })) {
      const spelling = file.normalize('NFC').toLowerCase()
      const other = spellings.get(spelling)
      if (other !== undefined) {
        const isCase = file.normalize('NFC') !== other.normalize('NFC')
        problems.add('case-collision', {
          file,
          message: `"${file}" and "${other}" differ only by ${isCase ? 'upper and lower case' : 'how an accent is encoded in Unicode'}`,
          hint: 'Rename one: on many file systems and hosts they are the same file',
          related: [other],
        })
        continue
      }
      spellings.set(spelling, file)
      if (!file.endsWith('.md')) {
        assets.add(file)
        const hint = ignoredNames.find(([pattern]) => pattern.test(file))?.[1]
        if (hint !== undefined) problems.add('content-ignored', { file, message: `"${file}" is not published`, hint })
        continue
      }
      const source = readSource(root, { file, tree, problems, readFiles })
      if (source === null) assets.add(file)
      else sources.push(source)
    }
  }
  for (const locale of site.locales) {
    for (const file of walk(root, { folder: `${contentFolder}/${locale.id}/diagrams`, problems })) assets.add(file)
  }
  return { sources, assets }
}

/** Files that authors take for a part of the content, and what to do. */
const ignoredNames: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/\.(?:mdx?|markdown)$/i, 'Give it a name that ends with .md'],
  [/\/_category_\.(?:json|ya?ml)$/, 'The configuration has the sidebars, with labels and order, in `docs.sidebars`: delete the file'],
  [/\/blog\/authors\.ya?ml$/, 'The configuration has the authors, in `blog.authors`: delete the file'],
  [/\/(?:blog|docs)\/tags\.ya?ml$/, 'The configuration has the tags, in `docs.tags` and `blog.tags`: delete the file'],
]

/** The folders that hold pages: in each locale those of the docs (one for each version), the blog and the other pages. */
function contentTrees(site: Site): Tree[] {
  return site.locales.flatMap(({ id: locale }) => {
    const tree = (kind: ContentKind, { folder = kind as string, name: version = 'current' } = {}): Tree => {
      return { folder: `${contentFolder}/${locale}/${folder}`, kind, locale, version }
    }
    return [...site.versions.map((version) => tree('docs', version)), ...(site.blog === undefined ? [] : [tree('blog')]), tree('pages')]
  })
}

/** Whether a file or folder of this name is not published: hidden ones, and drafts. */
export const isLeftOut = (name: string): boolean => name.startsWith('.') || name === '_drafts'

/** All files below a folder, sorted; hidden ones and `_drafts` left out; links that lead out of the root or in a circle are problems. */
function walk(root: string, { folder, problems }: { folder: string; problems: ProblemList }): string[] {
  let entries: Dirent[]
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') reportUnreadable(error, { what: 'folder', file: folder, problems })
    return []
  }
  const files: string[] = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (isLeftOut(entry.name)) continue
    const path = `${folder}/${entry.name}`
    if (entry.isSymbolicLink() && !staysInside(root, { path, problems })) continue
    const target = entry.isSymbolicLink() ? statSync(join(root, path)) : entry
    if (target.isDirectory()) files.push(...walk(root, { folder: path, problems }))
    else if (target.isFile()) files.push(path)
    else problems.add('file-unreadable', { file: path, message: 'This is neither a file nor a folder', hint: 'Delete it' })
  }
  return files
}

function staysInside(root: string, { path, problems }: { path: string; problems: ProblemList }): boolean {
  try {
    const target = realpathSync(join(root, path))
    const loops = leadsInCircle(join(root, path))
    if (isInside(target, { folder: realpathSync(root) }) && !loops) return true
    problems.add('symlink-outside', {
      file: path,
      message: loops ? 'The symbolic link leads to a folder that holds it' : "The symbolic link leads out of the site's folder",
      hint: loops ? 'Delete it' : 'Copy the file into the content instead',
    })
  } catch {
    problems.add('symlink-outside', { file: path, message: 'The symbolic link leads nowhere', hint: 'Delete it, or correct its target' })
  }
  return false
}

type ReadOptions = { readonly file: string; readonly tree: Tree; readonly problems: ProblemList; readonly readFiles: ReadFiles | undefined }

function readSource(root: string, { file, tree, problems, readFiles }: ReadOptions): SourceFile | null {
  const path = join(root, file)
  try {
    const { size, mtimeMs, ino } = statSync(path)
    const stamp = `${size} ${mtimeMs} ${ino}`
    const read = readFiles?.get(file)
    if (read?.stamp === stamp) return read.source
    if (size > largestSource) {
      const megabytes = (size / 1024 / 1024).toFixed(1)
      problems.add('file-too-large', {
        file,
        message: `The file has ${megabytes} MB; a page has at most ${largestSource / 1024 / 1024} MB of Markdown`,
        hint: 'Split it, or move data and pictures into files of their own',
      })
      return null
    }
    const text = decodeSource(readFileSync(path), { file, problems })
    if (text === null) return null
    const name = file.slice(tree.folder.length + 1)
    const source = { file, kind: tree.kind, locale: tree.locale, version: tree.version, name, text, key: hash(file, text) }
    // A second save within the resolution of the clock would keep the same time.
    if (Date.now() - mtimeMs > 100) readFiles?.set(file, { stamp, source })
    return source
  } catch (error) {
    reportUnreadable(error, { what: 'file', file, problems })
    return null
  }
}

/** Characters that HTML does not allow: browsers show nothing in their place, and XML and YAML cannot have them at all. */
const controls = /[\0-\x08\v\f\x0e-\x1f\x7f\ufffe\uffff]/g

/**
 * The text of a Markdown file without byte order mark, with LF, and U+FFFD for control characters, which are a problem. Null, with a
 * problem, if it is not UTF-8 or empty.
 */
export function decodeSource(bytes: Uint8Array, options: { file: string; problems: ProblemList }): string | null {
  const { file, problems } = options
  const decoded = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  if (!isUtf8(bytes)) {
    problems.add('not-utf8', {
      file,
      span: spanAtOffset(decoded, { offset: decoded.indexOf('\uFFFD') }),
      message: 'The file is not UTF-8',
      hint: 'Save it as UTF-8 (in most editors: "Save with encoding")',
    })
    return null
  }
  const [control] = decoded.matchAll(controls)
  if (control !== undefined)
    problems.add('control-character', {
      file,
      span: spanAtOffset(decoded, { offset: control.index }),
      message: `The control character U+${control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} cannot be shown, so readers see \uFFFD in its place`,
      hint: 'Delete it: the output of a terminal that was pasted may have more of them',
    })
  const text = decoded.replace(controls, '\uFFFD')
  if (text.trim() === '') {
    problems.add('file-empty', {
      file,
      message: 'The file is empty',
      hint: 'Write a front matter with a title, and a text; or delete the file',
    })
    return null
  }
  return text
}
