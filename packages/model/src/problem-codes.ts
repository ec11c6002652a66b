/** `error` fails the build; `warning` fails only `check --strict`; `note` is work that can wait and never fails anything. */
export type Severity = 'error' | 'warning' | 'note'

/** The properties of a kind of problem. */
type ProblemKind = {
  readonly severity: Severity
  /** Whether a site may choose another severity under `rules` in its configuration. */
  readonly configurable: boolean
  /** One line that explains the code in a report. */
  readonly meaning: string
}

/**
 * Every kind of problem by its permanent code. Severities are defined here and nowhere else; a site may change those that are
 * configurable. The severity is fixed where the output could not be written, where it would be unsafe, and where the
 * specification decides: a broken link fails the build, and a broken link to a Markdown file is a warning.
 */
export const problemCodes = {
  'anchor-gone': configurable('error', 'An id that was published is no longer on its page'),
  'anchors-invalid': fixed('error', 'The list of published ids cannot be read'),
  'announcement-unseen': fixed('warning', 'The theme does not show the announcement'),
  'broken-anchor': fixed('error', 'A link leads to an id that its page does not have'),
  'broken-image': fixed('error', 'An image is missing or cannot be shown'),
  'broken-link': fixed('error', 'A link leads to a page that does not exist'),
  'broken-markdown-link': fixed('warning', 'A link leads to a Markdown file that does not exist; only its words are shown'),
  'cannot-deploy': fixed('error', 'Git or the state of the repository prevents the deployment'),
  'cannot-listen': fixed('error', 'The server cannot listen on the address'),
  'cannot-rewrite': fixed('error', 'A page cannot be renamed or moved automatically'),
  'case-collision': fixed('error', 'Two files differ only by upper and lower case'),
  'code-left': configurable('warning', 'A backtick is shown as it stands instead of marking code'),
  'comment-not-translated': configurable('note', 'A comment in included code has no translation'),
  'comment-unknown': configurable('warning', 'A comment that is translated is in no code that pages include'),
  'config-invalid': fixed('error', 'The configuration is not valid'),
  'config-missing': fixed('error', 'There is no configuration'),
  'content-ignored': configurable('warning', 'A folder or file of the content is not published'),
  'control-character': configurable('warning', 'A text has a control character'),
  'definition-unused': configurable('warning', 'A footnote or the address of a link is not used, so it is not shown'),
  'dev-failed': fixed('error', 'The development server has failed at something'),
  'diagram-unsafe': fixed('error', 'A diagram holds something other than shapes and text'),
  'diagram-without-alt': configurable('error', 'A diagram has no alternative text'),
  'directive-malformed': fixed('error', 'A directive is not written as it has to be'),
  'directive-unclosed': fixed('error', 'A directive is not closed'),
  disk: fixed('error', 'The file system refused to read or write'),
  'drawing-unsafe': fixed('error', 'A drawing holds a script'),
  'duplicate-heading-id': configurable('error', 'An id is used twice on a page'),
  'duplicate-route': fixed('error', 'Two pages have the same path'),
  'emphasis-left': configurable('warning', 'Asterisks are shown as they stand instead of marking emphasis'),
  'fence-unclosed': configurable('error', 'A block of code is not closed'),
  'file-empty': fixed('error', 'A file is empty'),
  'file-too-large': fixed('error', 'A file is too large'),
  'file-tree-invalid': fixed('error', 'A file tree is not written as a list'),
  'file-unreadable': fixed('error', 'A file or folder cannot be read'),
  'footnote-missing': configurable('warning', 'A text refers to a footnote that it does not have'),
  'front-matter-comment': configurable('warning', 'A text in the front matter ends where YAML reads a comment'),
  'front-matter-invalid': fixed('error', 'A value in the front matter is not valid'),
  'front-matter-missing': fixed('error', 'A page has no front matter'),
  'front-matter-missing-key': fixed('error', 'A required key is missing in the front matter'),
  'front-matter-unknown-key': fixed('error', 'The front matter has an unknown key'),
  'git-refused': configurable('note', 'Git does not read the repository, so pages do not say when they were last changed'),
  'glossary-malformed': configurable('warning', 'The glossary cannot be used as it is'),
  'heading-id-differs': configurable('note', 'A translation has a heading whose id the original does not have'),
  'heading-id-left': configurable('warning', 'The id of a heading is shown as it stands, because it is not at the end of one'),
  'heading-id-invalid': fixed('error', 'A heading has no id that can be part of an address'),
  'heading-level': configurable('warning', "A heading has the level of the page's title"),
  'heading-missing': configurable('note', 'A translation lacks a section that the original has'),
  'heading-text-lost': configurable('error', 'A heading has no text, or text in braces at its end is not shown'),
  'home-missing': fixed('error', 'The site has no home page'),
  'html-not-allowed': fixed('error', 'HTML in a text uses an element or attribute that is not allowed'),
  'html-script': fixed('error', 'HTML in a text could run a script'),
  'html-unbalanced': fixed('error', 'HTML in a text closes an element that is not open'),
  'html-unclosed': fixed('error', 'HTML in a text leaves an element open'),
  'image-external': fixed('error', 'An image would be loaded from another site'),
  'image-without-alt': configurable('warning', 'An image has no alternative text'),
  'include-missing': fixed('error', 'A file that a block of code shows is missing'),
  'include-region-missing': fixed('error', 'A region that a block of code shows is missing'),
  'install-invalid': fixed('error', 'An install directive names no packages'),
  'island-broken': fixed('error', 'A component in a text throws, or leaves out the text that it stands around'),
  'island-option-invalid': fixed('error', 'An option of a component is missing or has a wrong value'),
  'link-left': configurable('warning', 'A link is shown as it stands, because it has no address that can be read'),
  'link-to-markdown': configurable('warning', 'A link leads to the raw Markdown of a page instead of the page'),
  'link-with-origin': configurable('warning', 'A link to a page spells out the address of the site'),
  'main-doc-unknown': fixed('error', 'The main page of the docs does not exist'),
  'markdown-unreadable': fixed('error', 'A text is nested too deeply or is too complex for the parser'),
  'not-utf8': fixed('error', 'A file is not UTF-8 text'),
  'markup-left': configurable('warning', 'Markup is shown as it stands, or has no effect'),
  'no-docs': fixed('error', 'The site has no docs'),
  'not-built': fixed('error', 'The site has not been built yet'),
  'origin-link-broken': configurable('error', 'A link with the address of the site leads to none of its pages'),
  'out-dir-foreign': fixed('error', "The output folder holds files that no build has written, or lies among the site's own"),
  'page-gone': configurable('error', 'A page that was published no longer exists'),
  'page-in-no-sidebar': configurable('warning', 'No sidebar leads to a page of the docs'),
  'page-in-two-places': configurable('warning', 'Sidebars lead to a page of the docs more than once'),
  'policy-forbids': fixed('error', 'A page has or loads something that the policy of built pages forbids'),
  'port-in-use': fixed('error', 'Another program uses the port'),
  'post-in-future': configurable('warning', 'A post is dated in the future, but is published at once'),
  'public-file-conflict': fixed('error', 'A file of the public folder is in the place of a file that the build writes'),
  'redirect-invalid': fixed('error', 'A redirect starts at an address that it may not have'),
  'reserved-id': fixed('error', 'An id begins with an underscore, which is reserved for the page around the text'),
  'shallow-clone': configurable('note', 'The history of the repository is incomplete, so pages do not say when they were last changed'),
  'sidebar-unknown-doc': fixed('error', 'A sidebar names a page that does not exist'),
  'symlink-outside': fixed('error', 'A symbolic link leads out of the site, nowhere or in a circle'),
  'table-malformed': configurable('warning', 'A row of a table does not have as many cells as its head, or the table cannot be read'),
  'tabs-invalid': fixed('error', 'Tabs are not written as the directive needs them'),
  'theme-broken': fixed('error', 'The theme cannot be bundled'),
  'theme-messages': fixed('warning', 'The messages of a locale do not fit the theme'),
  'theme-missing': fixed('error', 'There is no theme'),
  'theme-throws': fixed('error', 'The theme throws while a page is rendered'),
  'translation-behind': configurable('note', 'A section of an original has changed since it was translated'),
  'translation-unknown': configurable('note', 'The record of translations names something that does not exist'),
  'translation-unrecorded': configurable('note', 'The record of translations does not know a translation or a section of one'),
  'translation-without-original': configurable('error', 'A translation has no original'),
  'translations-invalid': fixed('error', 'The record of translations cannot be read'),
  'types-invalid': fixed('error', 'The recorded types of a sample cannot be read'),
  'unknown-author': configurable('error', 'A post names an author that the configuration does not declare'),
  'unknown-directive': fixed('error', 'A directive does not exist'),
  'unknown-directive-attribute': configurable('error', 'A directive has an unknown attribute'),
  'unknown-fence-option': configurable('warning', 'A block of code has an unknown option'),
  'unknown-language': configurable('warning', 'A block of code names a language that is not known'),
  'unknown-tag': configurable('error', 'A page names a tag that the configuration does not declare'),
  'unknown-value': fixed('error', 'A text names a value that the configuration does not have'),
  'unsafe-link': fixed('error', 'A link has a scheme that is not allowed'),
  'unsafe-path': fixed('error', 'The path of a page cannot be the path of a file'),
  'version-exists': fixed('error', 'There is a version of this name already, or the address of a page begins like one'),
  'versions-invalid': fixed('error', 'The list of versions cannot be read'),
  'yaml-malformed': fixed('error', 'Front matter is not valid YAML'),
} as const satisfies Readonly<Record<string, ProblemKind>>

export type ProblemCode = keyof typeof problemCodes

/** The codes that a site may give another severity. */
export type RuleCode = { [Code in ProblemCode]: (typeof problemCodes)[Code]['configurable'] extends true ? Code : never }[ProblemCode]

/** The severities that a site chooses itself. Problems of a kind that is `off` are not reported. */
export type Rules = { readonly [Code in RuleCode]?: Severity | 'off' }

export const severities = ['error', 'warning', 'note'] as const satisfies readonly Severity[]

/** Whether a text is the code of a problem. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemCodes, text)
}

function configurable<S extends Severity>(severity: S, meaning: string): { severity: S; configurable: true; meaning: string } {
  return { severity, configurable: true, meaning }
}

function fixed<S extends Severity>(severity: S, meaning: string): { severity: S; configurable: false; meaning: string } {
  return { severity, configurable: false, meaning }
}
