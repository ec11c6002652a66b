/**
 * The texts of CodeMirror in the languages of the site, by its own English texts, which are used where one is missing. The texts of the
 * search come with it.
 */
export const phrases = {
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
} as const
