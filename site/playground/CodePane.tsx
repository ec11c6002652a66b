import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Code, type CodeProps } from './Code.tsx'
import { Tabs } from './Tabs.tsx'
import { useTexts } from './texts.ts'
import type { ErrorCounts } from './types/types.ts'
import type { Line } from './use-runs.ts'

export type CodePaneProps = Omit<CodeProps, 'onErrors'> & {
  /** What the last run has said. */
  readonly lines: readonly Line[]
  readonly onOpen: (path: string) => void
  /** Called with the number of errors in all files. */
  readonly onErrorCount?: (count: number) => void
  /** Shown beside the files. With tools, the number of files may change. */
  readonly tools?: ReactNode
}

/** The files of the program, and the shown one in the editor. They are tabs, unless there is one file only and nobody can add others. */
export function CodePane({ lines, onOpen, onErrorCount, tools, ...code }: CodePaneProps): ReactElement {
  const texts = useTexts()
  const { path } = code
  const { program } = code.state
  const [found, setFound] = useState<ErrorCounts>({})
  const tabs = program.files.map((file) => ({
    id: file.path,
    label: file.path,
    // The compiler and a run often find the same error.
    errors: Math.max(lines.filter(({ event }) => event.kind === 'error' && event.place?.path === file.path).length, found[file.path] ?? 0),
  }))
  const count = tabs.reduce((sum, { errors }) => sum + errors, 0)
  useEffect(() => onErrorCount?.(count), [onErrorCount, count])
  const shown = <Code {...code} onErrors={setFound} />
  return (
    <section className="code-pane" aria-label={texts.code}>
      {program.files.length === 1 && tools === undefined ? (
        <>
          <p className="tab-bar">{path}</p>
          {shown}
        </>
      ) : (
        <Tabs label={texts.files} tabs={tabs} active={path} onSelect={onOpen} tools={tools}>
          {shown}
        </Tabs>
      )}
    </section>
  )
}
