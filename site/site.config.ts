import { defineSite } from 'pagewright'
import { chineseComments } from './comments-zh-cn.ts'
import { islands } from './islands.ts'
import { packageValues } from './packages.ts'
import runnable from './playground/samples/runnable.json' with { type: 'json' }
import { sidebars } from './sidebars.ts'
import { messages } from './theme/messages/messages.ts'

const repository = 'https://github.com/farrow-js/farrow'

/** What an assistant is told about the page that it is opened with. */
const prompt = {
  en: 'Read {page} and answer my questions about it.',
  'zh-cn': '请阅读 {page}，然后回答我的问题。',
}

export default defineSite({
  title: 'Farrow',
  tagline: {
    en: 'A type-safe, progressive full-stack web framework for TypeScript',
    'zh-cn': '类型安全、渐进式的 TypeScript 全栈 Web 框架',
  },
  url: 'https://farrowjs.com',
  locales: [
    { id: 'en', lang: 'en', label: 'English' },
    { id: 'zh-cn', lang: 'zh-CN', label: '中文（中国）' },
  ],
  plugins: 'plugins.ts',
  messages,
  navbar: [
    { label: { en: 'Tutorial', 'zh-cn': '教程' }, to: '/docs/tutorial' },
    { label: { en: 'Guide', 'zh-cn': '指南' }, to: '/docs/guide' },
    { label: 'API', to: '/docs/api' },
    { label: { en: 'Philosophy', 'zh-cn': '设计理念' }, to: '/docs/philosophy' },
    { label: { en: 'Playground', 'zh-cn': '演练场' }, to: '/playground' },
    { label: { en: 'Blog', 'zh-cn': '博客' }, to: '/blog' },
    { label: 'GitHub', to: repository },
  ],
  footer: [
    {
      title: { en: 'Docs', 'zh-cn': '文档' },
      links: [
        { label: { en: 'Tutorial', 'zh-cn': '教程' }, to: '/docs/tutorial' },
        { label: { en: 'Guide', 'zh-cn': '指南' }, to: '/docs/guide' },
        { label: 'API', to: '/docs/api' },
        { label: { en: 'Error messages', 'zh-cn': '错误信息' }, to: '/docs/guide/troubleshooting' },
        { label: { en: 'Philosophy', 'zh-cn': '设计理念' }, to: '/docs/philosophy' },
        { label: { en: 'Playground', 'zh-cn': '演练场' }, to: '/playground' },
      ],
    },
    {
      title: { en: 'Community', 'zh-cn': '社区' },
      links: [
        { label: 'Stack Overflow', to: 'https://stackoverflow.com/questions/tagged/farrow' },
        { label: 'X / Twitter', to: 'https://twitter.com/guyingjie129' },
        { label: { en: 'Discussions', 'zh-cn': '讨论区' }, to: `${repository}/discussions` },
      ],
    },
    {
      title: { en: 'More', 'zh-cn': '更多' },
      links: [
        { label: 'GitHub', to: repository },
        { label: { en: 'Blog', 'zh-cn': '博客' }, to: '/blog' },
        { label: { en: 'Tags', 'zh-cn': '标签' }, to: '/docs/tags' },
        { label: 'RSS', to: '/blog/rss.xml' },
      ],
    },
  ],
  copyright: 'Copyright © 2021 Farrow Team.',
  repository: { url: 'https://github.com/farrow-js/farrow-website', edit: 'https://github.com/farrow-js/farrow-website/edit/main/site' },
  assistants: [
    { label: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}', prompt },
    { label: 'Claude', url: 'https://claude.ai/new?q={prompt}', prompt },
  ],
  docs: {
    mainDoc: 'tutorial/why',
    currentLabel: 'Next',
    releases: '/docs/guide/status',
    sidebars,
    tags: {
      adapter: { en: 'Adapter', 'zh-cn': 'Adapter 适配器' },
      api: 'API',
      bundler: { en: 'Bundler', 'zh-cn': 'Bundler 打包工具' },
      cli: 'CLI',
      client: { en: 'Client', 'zh-cn': 'Client 客户端' },
      cors: 'CORS',
      deno: 'Deno',
      development: { en: 'Development', 'zh-cn': 'Development 开发' },
      effect: { en: 'Effect', 'zh-cn': 'Effect 副作用' },
      federation: { en: 'Federation', 'zh-cn': 'Federation 联邦' },
      framework: { en: 'Framework', 'zh-cn': 'Framework 框架' },
      generator: { en: 'Generator', 'zh-cn': 'Generator 代码生成' },
      http: 'HTTP',
      injection: { en: 'Injection', 'zh-cn': 'Injection 注入' },
      json: 'JSON',
      middleware: { en: 'Middleware', 'zh-cn': 'Middleware 中间件' },
      pipeline: 'Pipeline',
      react: 'React',
      rpc: 'RPC',
      schema: 'Schema',
      server: { en: 'Server', 'zh-cn': 'Server 服务端' },
      start: { en: 'Start', 'zh-cn': 'Start 快速上手' },
      tutorial: { en: 'Tutorial', 'zh-cn': 'Tutorial 教程' },
      vite: 'Vite',
      why: { en: 'Why', 'zh-cn': 'Why 设计理念' },
    },
  },
  blog: {
    pageSize: 10,
    recentPosts: 5,
    tags: { framework: { en: 'Framework', 'zh-cn': 'Framework 框架' }, 'node-js': 'Node.js' },
    authors: {
      'farrow-team': { name: { en: 'Farrow Team', 'zh-cn': 'Farrow 团队' }, url: 'https://github.com/farrow-js' },
    },
  },
  values: packageValues,
  comments: { 'zh-cn': chineseComments },
  islands,
  programs: Object.fromEntries(runnable.map((file) => [`samples/${file}`, `/playground#sample=${file.replace(/\.ts$/, '')}`])),
  social: { images: true, color: '#4855d9', background: '#fdfcf9' },
  offline: true,
  deploy: { remote: 'origin', branch: 'release' },
})
