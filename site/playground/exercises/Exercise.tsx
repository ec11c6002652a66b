import type { IslandProps } from '@pagewright/browser'
import { type ReactElement, useEffect, useState } from 'react'
import type { islands } from '../../islands.ts'
import { readSolved } from './solved.ts'
import { useTexts } from './texts.ts'

type Bench = typeof import('./ExerciseBench.tsx').ExerciseBench

/**
 * A task with a program to change. The task, the program, the hint and the answer are the text inside it, which can be read without
 * script. The editor, which takes the place of the program, and what runs it are loaded when the reader starts.
 */
export default function Exercise({ id, children }: IslandProps<typeof islands.exercise>): ReactElement {
  const texts = useTexts()
  const [phase, setPhase] = useState<'closed' | 'loading' | 'failed'>('closed')
  const [Bench, setBench] = useState<Bench | null>(null)
  const [isSolved, setSolved] = useState(false)
  useEffect(() => setSolved(readSolved().has(id)), [id])
  const start = async (): Promise<void> => {
    setPhase('loading')
    try {
      const { ExerciseBench } = await import('./ExerciseBench.tsx')
      setBench(() => ExerciseBench)
    } catch (error) {
      console.warn('The exercise could not be loaded:', error)
      setPhase('failed')
    }
  }
  return (
    <section className="exercise admonition" aria-label={texts.label}>
      <div className={Bench === null ? undefined : 'is-open'}>{children}</div>
      {Bench === null ? (
        <>
          <ul className="actions" data-needs-script="">
            <li>
              <button type="button" data-action="exercise" aria-disabled={phase === 'loading'} onClick={start}>
                {phase === 'loading' ? texts.starting : texts.start}
              </button>
            </li>
            {isSolved && <li>✓ {texts.solved}</li>}
          </ul>
          {phase === 'failed' && <p role="alert">{texts.failed}</p>}
        </>
      ) : (
        <Bench id={id} />
      )}
    </section>
  )
}
