import { adoptStyles } from '@pagewright/browser'
import { type CSSProperties, type ReactElement, type ReactPortal, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CodePane } from './CodePane.tsx'
import { sampleIn } from './hash.ts'
import { loadEditor } from './load-editor.ts'
import { loadSample } from './load-sample.ts'
import { PlaygroundLink } from './PlaygroundLink.tsx'
import styles from './playground.css?inline'
import type { SampleProgram } from './program.ts'
import { Results } from './Results.tsx'
import { StopButton } from './StopButton.tsx'
import sampleStyles from './sample-bench.css?inline'
import { textsOf, useTexts } from './texts.ts'
import { useAttempt } from './use-attempt.ts'
import { useCodeView } from './use-code-view.ts'
import { useRuns } from './use-runs.ts'

/**
 * Loads the sample that a "Try it" link names, and what edits it. Resolves to what takes the place of the code in the link's block, to
 * be rendered by the page. Rejects when the sample cannot be loaded.
 */
export async function openSample(link: HTMLAnchorElement): Promise<ReactPortal> {
  const name = sampleIn(link.hash)?.name ?? ''
  const label = link.textContent
  link.textContent = textsOf(document.documentElement.lang).loadingEditor
  // Without the editor, a plain field takes its place.
  const editor = loadEditor().catch(() => {})
  try {
    const [sample] = await Promise.all([loadSample(name), editor])
    if (sample === null) throw new Error(`There is no sample ${name}`)
    const block = link.closest('.code') as Element
    block.toggleAttribute('data-tried', true)
    return createPortal(<SampleBench name={name} sample={sample} />, block, name)
  } finally {
    link.textContent = label
  }
}

type SampleBenchProps = { readonly name: string; readonly sample: SampleProgram }

/** A sample in an editor, with what it prints and the requests to it. It runs at once. */
function SampleBench({ name, sample }: SampleBenchProps): ReactElement {
  const texts = useTexts()
  const [start] = useState(() => ({ entry: sample.entry, files: sample.files }))
  const attempt = useAttempt({ origin: name, start })
  const runs = useRuns()
  const { editor, path, open, goTo } = useCodeView({ first: sample.shown, lines: runs.lines })
  const bench = useRef<HTMLElement>(null)
  useInsertionEffect(() => adoptStyles(styles), [])
  useInsertionEffect(() => adoptStyles(sampleStyles), [])

  // The link that the reader has pressed is gone. Without this, the Tab key would go on from the top of the page.
  useEffect(() => bench.current?.focus({ preventScroll: true }), [])

  const { program, latest, version } = attempt
  const rows = start.files.find((file) => file.path === sample.shown)?.text.split('\n').length ?? 0
  const { run: runProgram } = runs
  const run = (): void => {
    editor.current?.clearProblems()
    // The state says that it failed.
    runProgram(latest()).catch(() => {})
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs by itself only once
  useEffect(run, [])

  return (
    <section ref={bench} className="bench sample-bench" style={{ '--rows': rows } as CSSProperties} aria-label={texts.label} tabIndex={-1}>
      <CodePane state={attempt} path={path} lines={runs.lines} onOpen={open} onRun={run} editor={editor} />
      <div className="row">
        <button type="button" className="main" aria-keyshortcuts="Control+Enter Meta+Enter" title={texts.runKeys} onClick={run}>
          {texts.run}
        </button>
        <StopButton runs={runs} />
        <button type="button" aria-disabled={!attempt.isChanged} onClick={attempt.isChanged ? attempt.reset : undefined}>
          {texts.reset}
        </button>
        <PlaygroundLink program={program} />
      </div>
      <Results key={version} isSmall origin={name} urls={sample.requests} program={program} runs={runs} onGoTo={goTo} />
    </section>
  )
}
