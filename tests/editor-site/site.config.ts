import { defineSite } from 'pagewright'
import { messages } from '../../site/theme/messages/messages.ts'

export default defineSite({
  title: 'Editor',
  tagline: { en: 'The editor of the playground', 'zh-cn': '演练场的编辑器' },
  url: 'https://editor.example',
  locales: [
    { id: 'en', lang: 'en', label: 'English' },
    { id: 'zh-cn', lang: 'zh-CN', label: '中文' },
  ],
  plugins: 'plugins.ts',
  messages,
  offline: true,
})
