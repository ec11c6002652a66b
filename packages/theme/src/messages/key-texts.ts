/** The texts of the list of keys, by the first part of a language's tag. They are loaded with it. */
export const keyTexts = {
  en: {
    search: 'Open the search',
    entries: 'Next or previous entry, or heading',
    arrows: 'Choose a tab, or a name in code that has a type',
    close: 'Close what is open',
    list: 'Show this list',
    single: 'Use the single keys / and ?',
  },
  zh: {
    search: '打开搜索',
    entries: '跳到下一个或上一个条目、标题',
    arrows: '切换选项卡，或在代码里带类型的名称之间移动',
    close: '关闭当前打开的内容',
    list: '显示快捷键列表',
    single: '启用单键快捷键 / 和 ?',
  },
} as const
