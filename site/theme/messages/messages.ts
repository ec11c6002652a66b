import type { Messages } from '@pagewright/browser'
import { en, type ThemeMessages, zhCn } from '@pagewright/theme/messages'
import { notFoundTexts } from './not-found-texts.ts'

/** The theme's texts by locale, some of them in Farrow's own words. */
export const messages = {
  en: {
    ...en,
    'blog.archiveDescription': 'Every post of the Farrow blog by year, newest first.',
    'blog.description': 'Articles about Farrow: why it exists, how it compares with other frameworks, and how it works inside.',
    'blog.tagDescription': 'The posts of the Farrow blog about {tag}, newest first, each with its date, reading time and first lines.',
    'blog.tagsDescription': 'All tags of the Farrow blog. The number next to a tag shows how many posts have it.',
    'docs.tagDescription':
      'The pages of the Farrow documentation about {tag}: tutorials, guides and reference, each with a short description.',
    ...notFoundMessages('en'),
    'search.examples': 'middleware Response.json <id:int>',
  },
  'zh-cn': {
    ...zhCn,
    'blog.description': '关于 Farrow 的文章：为什么要做这个框架，它与 Express、Koa、GraphQL 等有什么不同，内部又是怎样实现的。',
    'blog.tagDescription': 'Farrow 博客中与「{tag}」有关的全部文章，按发布日期从新到旧排列，每篇都附有日期、阅读时长、标签和正文开头。',
    'docs.tagDescription': 'Farrow 文档中与「{tag}」有关的全部页面，包括教程、指南、API 参考与设计理念，每页都附有一句简介。',
    ...notFoundMessages('zh-cn'),
    'search.examples': '中间件 Response.json <id:int>',
  },
} satisfies Readonly<Record<string, Messages & ThemeMessages>>

function notFoundMessages(
  locale: keyof typeof notFoundTexts,
): Pick<ThemeMessages, 'notFound.contact' | 'notFound.description' | 'notFound.title'> {
  const { title, description, contact } = notFoundTexts[locale]
  return { 'notFound.contact': contact, 'notFound.description': description, 'notFound.title': title }
}
