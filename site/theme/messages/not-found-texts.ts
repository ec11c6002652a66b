/** The not-found page speaks both languages, whatever its locale: one file may serve a whole host. */
export const notFoundTexts = {
  en: {
    lang: 'en',
    title: 'Page Not Found',
    description: 'We could not find what you were looking for.',
    contact: 'If a link brought you to the original URL, please contact the owner of the site it is on and report that the link is broken.',
  },
  'zh-cn': {
    lang: 'zh-CN',
    title: '找不到页面',
    description: '我们没有找到你要找的页面。',
    contact: '如果你是点击链接来到原网址的，请联系该链接所在网站的所有者，告知这个链接已经失效。',
  },
} as const
