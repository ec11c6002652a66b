import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, Prec as priority } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { type InLanguages, inLanguage } from '../in-language.ts'
import type { EditorOptions } from './editor.ts'

export { openSearchPanel } from '@codemirror/search'

/** The search within a file. It is a module of its own because few readers open it. */
export function searchExtensions(lang: EditorOptions['lang']): Extension {
  return [
    search({ top: true }),
    highlightSelectionMatches(),
    priority.high(keymap.of(searchKeymap)),
    EditorState.phrases.of(inLanguage(phrases, lang)),
    theme,
  ]
}

/** The texts of the search, by those of CodeMirror. */
const phrases: InLanguages<Readonly<Record<string, string>>> = {
  en: {
    all: 'Select all',
    'by word': 'Whole words',
    'current match': 'Current match',
    go: 'Go',
    'match case': 'Match case',
    next: 'Next',
    previous: 'Previous',
    regexp: 'Regex',
    replace: 'Replace',
    Replace: 'Replace with',
    'replace all': 'Replace all',
    'replaced $ matches': 'Replaced $ matches',
    'replaced match on line $': 'Replaced the match on line $',
  },
  'zh-cn': {
    all: '全部选中',
    'by word': '全字匹配',
    'current match': '当前匹配',
    Find: '查找',
    go: '转到',
    'Go to line': '转到行',
    'match case': '区分大小写',
    next: '下一个',
    'on line': '位于行',
    previous: '上一个',
    regexp: '正则表达式',
    replace: '替换',
    Replace: '替换为',
    'replace all': '全部替换',
    'replaced $ matches': '已替换 $ 处',
    'replaced match on line $': '已替换第 $ 行的匹配',
  },
}

const control = {
  boxSizing: 'border-box',
  minBlockSize: 'var(--target)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-small)',
  color: 'var(--text)',
  font: 'inherit',
}

/** Buttons and fields look like those around the editor, whose rules do not reach into the shadow root. */
const theme = EditorView.theme({
  '.cm-selectionMatch': { background: 'var(--accent-soft)' },
  '.cm-searchMatch': { background: 'var(--accent-soft)', outline: '1px solid var(--border-strong)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--accent)' },
  '.cm-panel.cm-search, .cm-panel.cm-dialog > form': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--s1) var(--s2)',
  },
  '.cm-panel:is(.cm-search, .cm-dialog)': {
    // The button that closes it is in the corner.
    padding: 'var(--s2) calc(var(--target) + 2 * var(--s2)) var(--s2) var(--s3)',
    font: 'var(--t14) var(--sans)',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel:is(.cm-search, .cm-dialog) label': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--s1)',
    minBlockSize: 'var(--target)',
    fontSize: 'inherit',
  },
  // CodeMirror's own rules have as many classes and names.
  '.cm-panel.cm-search :is(input, button, label), .cm-panel.cm-search input[type=checkbox]': { margin: '0' },
  '.cm-panel .cm-textfield': {
    ...control,
    flex: '1 1 10rem',
    minInlineSize: '0',
    maxInlineSize: '20rem',
    padding: '0 var(--s2)',
    borderColor: 'var(--border-strong)',
    background: 'var(--canvas)',
  },
  '.cm-panel .cm-button': {
    ...control,
    padding: '0 var(--s3)',
    background: 'var(--surface-raised)',
    cursor: 'pointer',
    '&:hover': { borderColor: 'var(--accent)' },
    '&:active': { background: 'var(--accent-soft)' },
  },
  '.cm-panel.cm-search [name=close], .cm-panel.cm-dialog .cm-dialog-close': {
    ...control,
    insetBlockStart: 'var(--s2)',
    insetInlineEnd: 'var(--s2)',
    minInlineSize: 'var(--target)',
    fontSize: 'var(--t16)',
    cursor: 'pointer',
  },
  '.cm-panel :focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '2px', borderRadius: 'var(--radius-small)' },
  '@media (max-width: 40rem)': { '.cm-panel .cm-textfield': { flexBasis: '100%', maxInlineSize: 'none' } },
  // On touch screens, browsers zoom into a field whose letters are smaller.
  '@media (pointer: coarse)': { '.cm-panel .cm-textfield': { fontSize: 'max(16px, var(--t16))' } },
  '@media (forced-colors: active)': { '.cm-selectionMatch': { background: 'none' } },
})
