import type { InLanguages } from '../in-language.ts'

/**
 * The texts of CodeMirror in the languages of the site, by its own English texts, which are used where one is missing. The texts of the
 * search come with it.
 */
export const phrases: InLanguages<Readonly<Record<string, string>>> = {
  en: { close: 'Close' },
  'zh-cn': {
    '$ errors': '$ 个错误',
    '1 error': '1 个错误',
    close: '关闭',
    Completions: '补全',
    'Control character': '控制字符',
    Diagnostics: '问题',
    'line $': '第 $ 行',
    'Loading types …': '正在加载类型……',
    'No diagnostics': '没有问题',
    'Selection deleted': '已删除所选内容',
    'When it last ran': '上次运行时',
  },
}

/** What the editor of a file is called by a screen reader. */
export const labels: InLanguages<(label: string, path: string) => string> = {
  en: (label, path) => `${label}: ${path}. Press Escape, then Tab, to leave the editor`,
  'zh-cn': (label, path) => `${label}：${path}。按 Esc 再按 Tab 可离开编辑器`,
}
