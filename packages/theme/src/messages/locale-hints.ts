/** What a browser that prefers another language is offered, by the first part of that language's tag. Loaded with the hint. */
export const localeHints: Readonly<Record<string, { readonly text: string; readonly close: string }>> = {
  en: { text: 'Read this page in English', close: 'Close' },
  zh: { text: '查看中文版', close: '关闭' },
}
