/** The not-found page is in every language, because many hosts serve one file for all unknown addresses. */
export const notFoundTexts = {
  en: {
    lang: 'en',
    title: 'Page Not Found',
    description: 'We could not find what you were looking for.',
    contact: 'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    home: 'Go to the English home page',
  },
  'zh-cn': {
    lang: 'zh-CN',
    title: '找不到页面',
    description: '我们找不到您要找的页面。',
    contact: '请联系原始链接来源网站的所有者，并告知他们链接已损坏。',
    home: '前往中文首页',
  },
} as const
