/** The texts of the hint that offers a page in another language, by the first part of its tag. They are loaded with the hint. */
export const localeHints: Readonly<Record<string, { readonly text: string; readonly close: string }>> = {
  en: { text: 'Read this page in English', close: 'Close' },
  zh: { text: '查看中文版', close: '关闭' },
}
