import { useSite } from '@pagewright/browser'
import { type InLanguages, inLanguage } from '../in-language.ts'

const en = {
  label: 'Exercise',
  start: 'Start',
  starting: 'Loading …',
  failed: 'The exercise could not be loaded. Check the connection and try again.',
  check: 'Check',
  checkKeys: 'Check (Ctrl+Enter or ⌘Enter)',
  checking: 'Checking …',
  reset: 'Reset',
  resetDone: 'The program is back to its original state.',
  solved: 'Solved',
  allPassed: 'Solved. All requests got the expected response.',
  somePassed: '{passed} of {all} requests got the expected response.',
  hasEnded: 'The program ended before it could respond. Its output, below, says why.',
  notListening: 'The program responds to no request. Does it call http.listen()?',
  passed: 'As expected',
  missing: 'Not as expected',
  answer: 'Response',
  noBody: 'without a body',
  output: 'Output of the program',
}

export type Texts = typeof en

const zhCn: Texts = {
  label: '练习',
  start: '开始',
  starting: '正在加载……',
  failed: '练习加载失败。请检查网络，然后重试。',
  check: '检查',
  checkKeys: '检查（Ctrl+Enter 或 ⌘Enter）',
  checking: '正在检查……',
  reset: '还原',
  resetDone: '程序已恢复原样。',
  solved: '已完成',
  allPassed: '练习完成，所有请求都得到了预期的响应。',
  somePassed: '共 {all} 个请求，其中 {passed} 个得到了预期的响应。',
  hasEnded: '程序在返回响应之前就结束了，原因见下面的程序输出。',
  notListening: '程序没有响应任何请求，请检查是否调用了 http.listen()。',
  passed: '符合预期',
  missing: '不符合预期',
  answer: '响应',
  noBody: '无响应体',
  output: '程序的输出',
}

const texts: InLanguages<Texts> = { en, 'zh-cn': zhCn }

/** The texts around an exercise, in the language of the page. */
export function useTexts(): Texts {
  return inLanguage(texts, useSite().locale.lang)
}
