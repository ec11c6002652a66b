import theme from '../../../site/theme/index.ts'

/** The theme of the Farrow site. The reader's first sign of life also opens the editor. */
export default {
  ...theme,
  start: () => {
    theme.start()
    void import('./open-editor.ts').then(({ openEditor }) => openEditor())
  },
}
