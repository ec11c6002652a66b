/** The pages of the toy site that the specs of the runtime use. Paths are relative to its base. */
export const places = {
  home: '',
  doc: 'docs/a',
  /** The doc after `doc` in reading order. */
  nextDoc: 'docs/b',
  /** The page that a link in the article of `doc` leads to. */
  linked: 'docs/b',
  otherDoc: 'docs/c',
  otherTitle: 'Schluss',
  /** The id of a heading of `otherDoc`, in every locale. */
  heading: 'two',
  /** A page of another type, whose code is not loaded yet for a reader of docs. */
  post: 'blog/p',
  otherLocale: 'fr/',
  otherLang: 'fr',
  /** Title of the not-found page, in the default and in the other locale. */
  notFound: 'Seite nicht gefunden',
  otherNotFound: 'Page introuvable',
  /** A file that is not a page. */
  file: 'favicon.svg',
} as const
