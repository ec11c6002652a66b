import type { Editor } from '../../../site/playground/editor/index.ts'
import { program } from './program.ts'

declare global {
  interface Window {
    editor?: Editor
    /** How often the reader has run the program, and the text of `src/index.ts` after the last edit. */
    seen?: { runs: number; text: string }
  }
}

/** Puts an editor into the page, and makes it known to the tests. */
export async function openEditor(): Promise<void> {
  const { createEditor } = await import('../../../site/playground/editor/index.ts')
  const { lang } = document.documentElement
  const parent = document.createElement('div')
  parent.id = 'editor'
  parent.style.blockSize = '24rem'
  document.querySelector('main')?.append(parent)
  const seen = { runs: 0, text: '' }
  window.seen = seen
  window.editor = createEditor(parent, {
    program,
    active: 'src/index.ts',
    label: lang === 'en' ? 'Code' : '代码',
    lang,
    onChange: ({ files }) => {
      seen.text = files.find(({ path }) => path === 'src/index.ts')?.text ?? ''
    },
    onRun: () => {
      seen.runs += 1
    },
  })
}
