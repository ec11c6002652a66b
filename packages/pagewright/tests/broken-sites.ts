import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A broken site of the fixtures, and what is true of its build. */
export type BrokenSite = {
  /** Folder below the fixtures. */
  readonly name: string
  /** A sentence about behavior: the title of its test. */
  readonly title: string
  /** What no repository can hold: links, big files, names that differ only by case. */
  readonly prepare?: (root: string) => void
}

/** Every site whose build fails with the report of its `expected.txt`. */
export const brokenSites: readonly BrokenSite[] = [
  { name: 'yaml-malformed', title: 'Malformed YAML is reported at its place, with what to do' },
  { name: 'front-matter', title: 'Unknown keys, wrong types and bad dates in front matter are reported, with what was meant' },
  { name: 'encoding', title: 'Files that are empty or not UTF-8 are reported' },
  { name: 'bom-and-crlf-broken', title: 'Places are right in a file with a byte order mark and CRLF' },
  { name: 'duplicate-routes', title: 'Two pages at one path, and files of the public folder in the place of pages, are reported' },
  { name: 'headings', title: 'Ids that are used twice or invalid are reported' },
  { name: 'sidebars', title: 'A sidebar that names no page, and a page in no sidebar, are reported' },
  { name: 'unknown-names', title: 'Unknown tags and authors are reported where they stand, also under names that every object has' },
  { name: 'directives', title: 'Unknown, unclosed and misused directives are reported' },
  { name: 'fences', title: 'Unknown languages and options of fences, and unclosed fences, are reported' },
  { name: 'includes', title: 'Files and regions to include that are missing, unreadable or outside of the site are reported' },
  { name: 'unsafe-diagrams', title: 'Everything in a drawing but shapes and text is reported where it stands' },
  { name: 'links', title: 'Broken links, anchors and images are reported, with the nearest that is there' },
  { name: 'unsafe-links', title: 'Links that run script or leave the site are reported in every disguise' },
  { name: 'raw-html', title: 'Scripts, event handlers and elements that may not stand in Markdown are reported in every disguise' },
  {
    name: 'unsafe-paths',
    title: "Names and slugs that would be written outside the output, or over the generator's files, are reported",
    prepare: putUnsafePaths,
  },
  { name: 'redirects', title: 'Redirects that begin outside the output, at a page, or twice are reported' },
  { name: 'nesting', title: 'Texts that are nested too deep, or too much for the parser, are reported' },
  { name: 'orphan-translation', title: 'A translation without its original is reported' },
  { name: 'config-syntax', title: 'A configuration that is no TypeScript is reported at its place' },
  { name: 'config-missing-import', title: 'A configuration that imports what is not there is reported at its place' },
  { name: 'config-throws', title: 'A configuration that throws is reported with its own words, at the place where it does' },
  { name: 'config-no-export', title: 'A configuration without a default export is reported' },
  { name: 'config-invalid', title: 'Unknown keys and wrong types in the configuration are reported where they stand' },
  { name: 'config-rules', title: 'Unknown codes, fixed ones and unknown severities under `rules` are reported where they stand' },
  { name: 'config-locales', title: 'A locale that is named twice, not at all, or without messages is reported' },
  { name: 'config-messages', title: 'Missing messages are reported' },
  { name: 'config-theme-missing', title: 'A theme that is not there is reported where the configuration names it' },
  { name: 'theme-throws', title: 'A theme that throws while it renders is a problem, not a crash' },
  { name: 'versions-syntax', title: 'A list of versions that is no JSON is reported at its place' },
  { name: 'versions-invalid', title: 'A list of versions with wrong names or sidebars is reported where it is wrong' },
  { name: 'translations-syntax', title: 'A record of translations that is not JSON is reported at its place' },
  { name: 'translations-invalid', title: 'A record of translations that does not hold hashes is reported where it is wrong' },
  { name: 'versions-missing-folder', title: 'A version whose pages are not there is reported' },
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
    title: 'A file of 5 MB is reported, and its page stays out',
    prepare: (root) =>
      writeFileSync(join(root, 'content/en/docs/guide/links.md'), `---\ntitle: Links\n---\n\n${'word '.repeat(1024 * 1024)}`),
  },
  { name: 'file-for-folder', title: 'A file in the place of a folder is reported', prepare: putFileForFolder },
  { name: 'symlinks', title: 'Symbolic links that leave the site, lead nowhere or in a circle are reported', prepare: putLinks },
  { name: 'case-collision', title: 'Files whose names differ only by case or by how an accent is written are reported', prepare: putTwins },
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

function putUnsafePaths(root: string): void {
  const pages = join(root, 'content/en/pages')
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
  // These are fine: a file of the site, and a folder whose name begins like the one the link lies in.
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
