import { EditorView } from '@codemirror/view'

/** The colors of errors, completions and types. */
export const assistColors = EditorView.theme({
  '.cm-tooltip': {
    maxInlineSize: 'min(40rem, calc(100vw - 2rem))',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--surface-raised)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow)',
    fontSize: 'var(--t14)',
  },
  // CodeMirror's own rules have both classes.
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxInlineSize: 'min(40rem, calc(100vw - 2rem))',
    // In a low window, it leaves room for what is told about a completion.
    maxBlockSize: 'min(14rem, 30vh)',
    fontFamily: 'var(--mono)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--s1) var(--s3)', lineHeight: '1.4' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-completionMatchedText': { fontWeight: 'var(--strong)', textDecoration: 'none' },
  '.cm-tooltip.cm-completionInfo': {
    // Its place is reckoned from the outer edge of the list's border.
    margin: '-1px 0 -1px -1px',
    maxInlineSize: 'min(25rem, calc(100vw - 2rem))',
    maxBlockSize: 'min(16rem, 80vh, var(--room, 16rem))',
    padding: 'var(--s2) var(--s3)',
    overflow: 'auto',
  },
  '.cm-completionInfo > .cm-type': { maxBlockSize: 'none', padding: '0' },
  '.cm-type': {
    margin: '0',
    padding: 'var(--s2) var(--s3)',
    maxBlockSize: '16rem',
    overflow: 'auto',
    fontFamily: 'var(--mono)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  // It should cover only a few of the lines above.
  '.cm-parameters': { padding: 'var(--s1) var(--s3)', maxBlockSize: '6.5rem' },
  '.cm-parameters > b': { color: 'var(--text-strong)', fontWeight: 'var(--strong)' },
  '.cm-type-note': {
    margin: '0',
    padding: '0 var(--s3) var(--s2)',
    fontFamily: 'var(--sans)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-lint-marker-error': {
    inlineSize: '0.6em',
    blockSize: '0.6em',
    margin: '0.5em auto',
    borderRadius: '50%',
    background: 'var(--danger)',
    content: 'normal',
  },
  '.cm-lintRange': {
    backgroundImage: 'none',
    paddingBlockEnd: '0',
    textDecoration: 'underline wavy var(--mark, var(--danger))',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.25em',
  },
  // A run has failed here, which the compiler has not foreseen.
  '.cm-thrown': { textDecorationStyle: 'dotted' },
  // In the box that a tap opens, both are paragraphs.
  '.cm-diagnosticText': { margin: '0' },
  '.cm-diagnosticSource': { margin: 'var(--s1) 0 0', color: 'var(--text-muted)', fontSize: 'var(--t14)', opacity: '1' },
  '.cm-lintRange-warning': { '--mark': 'var(--caution)' },
  '.cm-lintRange-info': { '--mark': 'var(--info)' },
  '.cm-lintRange-active': { background: 'color-mix(in oklab, var(--danger) 12%, transparent)' },
  '.cm-lintPoint:after': { borderBlockEndColor: 'var(--danger)' },
  '.cm-diagnostic': {
    padding: 'var(--s2) var(--s3)',
    borderInlineStart: '3px solid var(--danger)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-diagnosticAction': {
    display: 'block',
    minBlockSize: 'var(--target)',
    margin: 'var(--s2) 0 0',
    padding: '0 var(--s3)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--canvas)',
    color: 'var(--accent-strong)',
    font: 'var(--t14) var(--sans)',
    cursor: 'pointer',
  },
  // Where a bar covers the lower edge, the last line of the code can be scrolled to above this line, which lies above the bar.
  '&:has(.cm-first-error) .cm-content': { paddingBlockEnd: 'var(--below-message, var(--s3))' },
  '.cm-first-error': {
    inlineSize: '100%',
    minBlockSize: 'var(--target)',
    padding: 'var(--s1) var(--s3)',
    border: '0',
    background: 'none',
    color: 'var(--danger)',
    font: 'var(--t14) var(--sans)',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '.cm-first-error:disabled': { color: 'var(--text-muted)', cursor: 'default' },
  '.cm-first-error > span': {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
  },
  '.cm-diagnostic-warning': { borderColor: 'var(--caution)' },
  '.cm-diagnostic-info': { borderColor: 'var(--info)' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { background: 'var(--accent-soft)', color: 'var(--text)' },
  '.cm-panel.cm-panel-lint ul': { maxBlockSize: '8rem' },
  '@media (forced-colors: active)': {
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    '.cm-lintRange': { textDecorationColor: 'LinkText' },
  },
})
