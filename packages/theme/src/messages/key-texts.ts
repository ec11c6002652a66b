type KeyTexts = Readonly<Record<'search' | 'newTab' | 'entries' | 'arrows' | 'close' | 'list' | 'single', string>>

/**
 * The texts of the list of keyboard shortcuts, by the first part of a language's tag: in English for a language that is missing. They are
 * loaded together with the list.
 */
export const keyTexts: { readonly en: KeyTexts; readonly [language: string]: KeyTexts } = {
  en: {
    search: 'Open the search',
    newTab: 'In the search: open the result in a new tab',
    entries: 'Go to the next or previous entry or heading',
    arrows: 'Move between tabs, or between names in code that show their type',
    close: 'Close what is open',
    list: 'Show this list',
    single: 'Use the single-key shortcuts / and ?',
  },
  zh: {
    search: '打开搜索',
    newTab: '在搜索中：在新标签页打开结果',
    entries: '跳到下一个或上一个条目或标题',
    arrows: '切换选项卡，或在代码中带类型提示的名称之间移动',
    close: '关闭当前打开的内容',
    list: '显示快捷键列表',
    single: '启用单键快捷键 / 和 ?',
  },
}
