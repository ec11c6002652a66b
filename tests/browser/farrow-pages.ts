import type { PageType } from '@pagewright/model'

/** A page of each type of the Farrow site, of the docs one of each kind, in the default locale. Paths are relative to a locale's base. */
export const farrowPages = {
  home: '',
  guide: 'docs/guide',
  reference: 'docs/api/http/farrow-http',
  page: 'markdown-page',
  postList: 'blog',
  post: 'blog/farrow-first-look-with-express-koa-graphql-and-other-frameworks-to-compare',
  postTagIndex: 'blog/tags',
  postTag: 'blog/tags/framework',
  archive: 'blog/archive',
  docTagIndex: 'docs/tags',
  docTag: 'docs/tags/http',
  notFound: 'no/such/page',
} as const satisfies Readonly<Record<Exclude<PageType, 'doc'> | 'guide' | 'reference', string>>

/** The two locales, and the names of some landmarks in them. */
export const farrowLocales = [
  {
    base: '',
    contents: 'On this page',
    breadcrumbs: 'Breadcrumbs',
    pager: 'Previous and next page',
    sidebar: 'Guide',
    main: 'Main',
    footer: 'Footer',
    retry: 'Retry',
    loading: 'Loading…',
    language: 'Language',
    menu: 'Menu',
    skip: 'Skip to the content',
    copied: 'Copied',
  },
  {
    base: 'zh-cn/',
    contents: '本页总览',
    breadcrumbs: '当前位置',
    pager: '上一页和下一页',
    sidebar: '指南',
    main: '主导航',
    footer: '页脚',
    retry: '重试',
    loading: '正在加载……',
    language: '语言',
    menu: '菜单',
    skip: '跳到正文',
    copied: '已复制',
  },
] as const

/** Every page of `farrowPages` in every locale, with a name for the test. */
export const everyPage = farrowLocales.flatMap(({ base }) =>
  Object.entries(farrowPages).map(([name, path]) => ({ name: `${name}${base === '' ? '' : ' in Chinese'}`, path: base + path })),
)
