import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { highlighting } from './highlighting.ts'

const touch = '@media (pointer: coarse)'
const ring = '2px solid var(--accent)'
const forced = '@media (forced-colors: active)'

/** The site's colors. They are custom properties, whose values change when the reader switches between light and dark. */
const theme = EditorView.theme({
  '&': { blockSize: '100%', background: 'var(--surface)', color: 'var(--text-strong)', fontSize: 'var(--t-code)' },
  // On touch screens, browsers zoom into a field whose letters are smaller.
  [touch]: { '.cm-scroller, .cm-panels': { fontSize: 'max(16px, var(--t16))' } },
  '&.cm-focused': { outline: 'none' },
  // An outline would lie below the line numbers. This lies below what sticks to the edges of the window.
  '&.cm-focused::after': { content: '""', position: 'absolute', inset: '0', zIndex: '1', border: ring, pointerEvents: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.65', fontVariantLigatures: 'none' },
  // As in the code of pages, long lines go on below, where they are indented.
  '.cm-content': {
    caretColor: 'var(--text)',
    paddingBlock: 'var(--s3) var(--below, var(--s3))',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    flexShrink: '1',
  },
  '.cm-line': { paddingInlineStart: 'calc(4ch + 6px)', textIndent: '-4ch' },
  '.cm-gutters': { background: 'var(--surface)', color: 'var(--text-muted)', border: 'none' },
  // Keeps the place of the signs beside lines with errors, which come later.
  '.cm-gutters:not(:has(.cm-gutter-lint)) .cm-lineNumbers > *': {
    minInlineSize: 'calc(20px + 1.4em)',
    paddingInlineEnd: 'calc(1.4em + 3px)',
  },
  '.cm-marked': { boxShadow: 'inset 3px 0 var(--accent)', background: 'color-mix(in oklab, var(--accent) 10%, transparent)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'color-mix(in oklab, var(--accent) 6%, transparent)' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--accent-soft)', outline: '1px solid var(--border-strong)' },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'none', outline: '1px solid var(--danger)' },
  '.cm-panels': { zIndex: '1', background: 'var(--surface-raised)', color: 'var(--text)', fontFamily: 'var(--sans)' },
  '.cm-panels-top': { borderBlockEnd: '1px solid var(--border)' },
  // Above the bar at the lower edge of a narrow window.
  '.cm-panels-bottom': { borderBlockStart: '1px solid var(--border)', insetBlockEnd: 'var(--bar, 0) !important' },
  [forced]: {
    '.cm-activeLine': { background: 'none' },
  },
})

export const colors: Extension = [theme, highlighting]
