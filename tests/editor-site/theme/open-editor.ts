import { createEditor, type Editor } from '../../../site/playground/editor/index.ts'
import server from '../../../site/samples/home-server/src/index.ts?raw'
import search from '../../../site/samples/http-basics/src/search.ts?raw'

declare global {
  interface Window {
    editor?: Editor
    /** How often the reader has run the program, and the text of its entry after the last edit. */
    seen?: { runs: number; text: string }
  }
}

/** Puts an editor into the page's article, and makes it known to the tests. */
export function openEditor(): void {
  const locale = document.documentElement.lang === 'zh-CN' ? 'zh-cn' : 'en'
  const parent = document.createElement('div')
  parent.id = 'editor'
  parent.style.blockSize = '24rem'
  document.querySelector('main')?.append(parent)
  const seen = { runs: 0, text: '' }
  window.seen = seen
  window.editor = createEditor(parent, {
    program: {
      entry: 'src/index.ts',
      files: [
        { path: 'src/index.ts', text: server },
        { path: 'src/other.ts', text: search },
      ],
    },
    active: 'src/index.ts',
    label: locale === 'en' ? 'Code' : '代码',
    locale,
    onChange: ({ files }) => {
      seen.text = files[0]?.text ?? ''
    },
    onRun: () => {
      seen.runs += 1
    },
  })
}
