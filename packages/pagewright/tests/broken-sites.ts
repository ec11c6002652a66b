import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lackOfLinks } from './site-folder.ts'

/** A broken site of the fixtures. */
export type BrokenSite = {
  /** Name of its folder. */
  readonly name: string
  /** Title of its test: a sentence about how the build reports the mistakes. */
  readonly title: string
  /** Adds what cannot be in a repository: symbolic links, big files, names that differ only by case. */
  readonly prepare?: (root: string) => void
  /** Why the system of this machine cannot have such a site; null or nothing where it can. The folder is any that may be written. */
  readonly lack?: (folder: string) => string | null
}

/** Every site whose build fails. Its report is `expected.txt`. */
export const brokenSites: readonly BrokenSite[] = [
  { name: 'yaml-malformed', title: 'Malformed YAML is reported with its place and with a hint' },
  { name: 'front-matter', title: 'Unknown keys, wrong types and bad dates in front matter are reported, with suggestions' },
  { name: 'encoding', title: 'Files that are empty, not UTF-8 or of another format are reported' },
  { name: 'bom-and-crlf-broken', title: 'Places are right in a file with a byte order mark and CRLF' },
  { name: 'duplicate-routes', title: 'Two pages with one path, and public files with the path of a page, are reported' },
  { name: 'headings', title: 'Ids that are used twice or invalid are reported' },
  { name: 'sidebars', title: 'A sidebar that names a missing page, and a page in no sidebar, are reported' },
  {
    name: 'unknown-names',
    title: 'Unknown tags and authors are reported at their place, also when every object has a property of that name',
  },
  { name: 'directives', title: 'Unknown, unclosed and misused directives are reported' },
  { name: 'islands', title: 'Unknown components, and options that are missing, unknown or wrong, are reported, with suggestions' },
  { name: 'islands-broken', title: 'A component that throws, or leaves out the text inside it, is reported at its place in the text' },
  { name: 'islands-elsewhere', title: 'Components that only the configuration or only the theme has are reported' },
  { name: 'config-islands', title: 'Components and options with names or types that cannot be used are reported at their place' },
  { name: 'fences', title: 'Unknown languages and options of fences, and unclosed fences, are reported' },
  { name: 'left-marks', title: 'Markup without an effect, and text that the parser takes for markup, are reported' },
  { name: 'includes', title: 'Included files and regions that are missing, unreadable or outside of the site are reported' },
  { name: 'unsafe-diagrams', title: 'Everything in a diagram except shapes and text is reported at its place' },
  { name: 'drawings', title: 'A favicon and a logo that are no SVG are reported' },
  { name: 'links', title: 'Broken links, anchors and images are reported, with the nearest existing name' },
  { name: 'unsafe-links', title: 'Links that run scripts or use forbidden schemes are reported in every disguise' },
  { name: 'raw-html', title: 'Scripts, event handlers and elements that are not allowed in Markdown are reported in every disguise' },
  {
    name: 'unsafe-paths',
    title: "Names and slugs whose pages would be written outside the output, or over the generator's files, are reported",
    prepare: putUnsafePaths,
  },
  { name: 'redirects', title: 'Redirects that begin outside the output, at a page, or twice are reported' },
  { name: 'nesting', title: 'Texts that are nested too deeply, or are too complex for the parser, are reported' },
  { name: 'orphan-translation', title: 'A translation without its original is reported' },
  { name: 'config-syntax', title: 'A syntax error in the configuration is reported at its place' },
  { name: 'config-missing-import', title: 'An import in the configuration that cannot be resolved is reported at its place' },
  { name: 'config-throws', title: 'A configuration that throws is reported with the message of the error and its place' },
  { name: 'config-exits', title: 'A configuration that ends the process is reported at the place where it does' },
  { name: 'config-no-export', title: 'A configuration without a default export is reported' },
  { name: 'config-invalid', title: 'Unknown keys and wrong types in the configuration are reported at their place' },
  {
    name: 'config-rules',
    title: 'Codes under `rules` that are unknown or cannot be configured, and unknown severities, are reported',
  },
  {
    name: 'config-locales',
    title:
      'A locale that is listed twice, is missing, lacks messages, or has the name of a folder of the output, and texts for no locale, are reported',
  },
  { name: 'config-messages', title: 'Missing messages are reported' },
  { name: 'config-theme-missing', title: 'A missing theme is reported at the place where the configuration names it' },
  { name: 'config-plugins', title: 'A module of plugins that exports something else is reported' },
  { name: 'config-plugins-missing', title: 'A missing module of plugins is reported at the place where the configuration names it' },
  { name: 'theme-throws', title: 'A theme that throws while a page is rendered is reported like other problems' },
  { name: 'theme-missing-page', title: 'A theme without a page of some type is reported' },
  { name: 'versions-syntax', title: 'A list of versions that is not valid JSON is reported at its place' },
  { name: 'versions-invalid', title: 'Wrong names and sidebars in the list of versions are reported at their place' },
  { name: 'translations-syntax', title: 'A record of translations that is not valid JSON is reported at its place' },
  { name: 'translations-invalid', title: 'Entries in the record of translations that are not hashes are reported at their place' },
  { name: 'versions-missing-folder', title: 'A version whose pages are missing is reported' },
  {
    name: 'home-missing',
    title: 'A site without a home page is reported',
    prepare: (root) => rmSync(join(root, 'content/en/pages'), { recursive: true }),
  },
  {
    name: 'config-missing',
    title: 'A folder without a configuration is reported',
    prepare: (root) => rmSync(join(root, 'site.config.ts')),
  },
  {
    name: 'too-large',
    title: 'A file of 5 MB is reported and does not become a page',
    prepare: (root) =>
      writeFileSync(join(root, 'content/en/docs/guide/links.md'), `---\ntitle: Links\n---\n\n${'word '.repeat(1024 * 1024)}`),
  },
  { name: 'file-for-folder', title: 'A file in the place of a folder is reported', prepare: putFileForFolder },
  {
    name: 'symlinks',
    title: 'Symbolic links that lead out of the site, nowhere or in a circle, or lie in the public folder, are reported',
    prepare: putLinks,
    lack: () => lackOfLinks,
  },
  {
    name: 'case-collision',
    title: 'Files whose names differ only by case or by how an accent is written are reported',
    prepare: putTwins,
    lack: (folder) => (existsSync(folder.toUpperCase()) ? 'this file system takes names that differ by case for one' : null),
  },
]

const unsafeSlugs = [
  ...[
    '../x',
    '/etc',
    'a/../../b',
    '..',
    '.',
    'a//b',
    'a/',
    '.hidden',
    'a\\\\b',
    'a b',
    'a?b',
    'a#b',
    'a%2e%2e',
    '%2e%2e/x',
    'C:',
    'con\\u0000',
    'a\\nb',
  ],
  ...['index', 'index.html', 'a/index', 'a/index.html', '_pages', '_pages/x', 'assets', 'assets/x', '404', '_headers', '_redirects'],
  ...['x'.repeat(241), Array(250).fill('long').join('/')],
]
const unsafeNames = [
  'with space',
  'hash#',
  'percent%2e',
  'index.html',
  '-dash',
  '_pages/x',
  'assets/x',
  '404',
  'index/index',
  'y'.repeat(245),
]

/** Their addresses are those of documents, feeds, and other files that the generator makes. */
const fileNames = ['pages/llms.txt', 'pages/Sitemap.xml', 'docs/start.md', 'blog/2024-05-05-feed.json', 'blog/2024-05-05-tags.html']

function putUnsafePaths(root: string): void {
  const pages = join(root, 'content/en/pages')
  for (const name of fileNames) writeFileSync(join(root, `content/en/${name}.md`), '---\ntitle: File\n---\n\nText.\n')
  for (const folder of ['_pages', 'assets', 'index']) mkdirSync(join(pages, folder))
  for (const name of unsafeNames) writeFileSync(join(pages, `${name}.md`), '---\ntitle: Name\n---\n\nText.\n')
  for (const [index, slug] of unsafeSlugs.entries())
    writeFileSync(join(pages, `slug-${String(index + 1).padStart(2, '0')}.md`), `---\ntitle: Slug\nslug: "${slug}"\n---\n\nText.\n`)
}

function putFileForFolder(root: string): void {
  rmSync(join(root, 'content/en/blog'), { recursive: true })
  writeFileSync(join(root, 'content/en/blog'), 'A file.\n')
}

function putLinks(root: string): void {
  const pages = join(root, 'content/en/pages')
  writeFileSync(join(root, '..', 'secret.md'), '---\ntitle: Secret\n---\n\nNot of this site.\n')
  mkdirSync(join(root, '..', 'secrets'), { recursive: true })
  symlinkSync('../../../../secret.md', join(pages, 'file.md'))
  symlinkSync('../../../../secrets', join(pages, 'folder'))
  symlinkSync('nowhere.md', join(pages, 'nowhere.md'))
  symlinkSync('gone.md', join(pages, 'dangling.md'))
  symlinkSync('.', join(pages, 'self'))
  symlinkSync('../docs', join(pages, 'there'))
  symlinkSync('../pages', join(root, 'content/en/docs/back'))
  symlinkSync('/etc/hostname', join(pages, 'absolute.md'))
  mkdirSync(join(root, 'public/files'), { recursive: true })
  symlinkSync('../../content/en/pages/index.md', join(root, 'public/files/page.md'))
  symlinkSync('nowhere', join(root, 'public/.hidden'))
  symlinkSync('.', join(root, 'public/circle'))
  // This link is valid: it leads to another folder of the site, although its name begins like that of the folder the link is in.
  mkdirSync(join(root, 'shared/page'), { recursive: true })
  writeFileSync(join(root, 'shared/page/note.md'), '---\ntitle: Note\n---\n\nShared.\n')
  symlinkSync('../../../shared/page', join(pages, 'page'))
}

function putTwins(root: string): void {
  const pages = join(root, 'content/en/pages')
  for (const name of ['About.md', 'about.md', 'caf\u00e9.md', 'cafe\u0301.md'])
    writeFileSync(join(pages, name), '---\ntitle: About\n---\n\nText.\n')
  mkdirSync(join(pages, 'more'))
  mkdirSync(join(pages, 'More'))
  for (const folder of ['more', 'More']) writeFileSync(join(pages, folder, 'page.md'), '---\ntitle: Page\n---\n\nText.\n')
}
