import type { Editor } from '../../../site/playground/editor/index.ts'
import driver from '../../../site/samples/home-server/index.ts?raw'
import freePort from '../../../site/samples/home-server/lib/free-port.ts?raw'
import server from '../../../site/samples/home-server/src/index.ts?raw'
import search from '../../../site/samples/http-basics/src/search.ts?raw'

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
  const locale = document.documentElement.lang === 'zh-CN' ? 'zh-cn' : 'en'
  const parent = document.createElement('div')
  parent.id = 'editor'
  parent.style.blockSize = '24rem'
  document.querySelector('main')?.append(parent)
  const seen = { runs: 0, text: '' }
  window.seen = seen
  window.editor = createEditor(parent, {
    program: {
      entry: 'index.ts',
      // The whole sample, since the way types are printed depends on what was checked before.
      files: [
        { path: 'index.ts', text: driver },
        { path: 'lib/free-port.ts', text: freePort },
        { path: 'src/index.ts', text: server },
        { path: 'src/other.ts', text: search },
      ],
    },
    active: 'src/index.ts',
    label: locale === 'en' ? 'Code' : '代码',
    locale,
    onChange: ({ files }) => {
      seen.text = files.find(({ path }) => path === 'src/index.ts')?.text ?? ''
    },
    onRun: () => {
      seen.runs += 1
    },
  })
}
