import type { ReactElement } from 'react'
import { useTexts } from '../../messages/use-texts.ts'
import { Columns } from '../Columns/Columns.tsx'

/** The spinner, shown in place of a page that is still loading. Its styles are inline, because no document contains one. */
export function Loading(): ReactElement {
  const texts = useTexts()
  return (
    <Columns>
      <div role="status" style={{ paddingBlock: '6rem', minBlockSize: '60vh' }}>
        <span className="visually-hidden">{texts.loading}</span>
        <svg
          ref={spin}
          viewBox="0 0 32 32"
          fill="none"
          strokeWidth="3"
          style={{ inlineSize: '2rem', marginInline: 'auto' }}
          aria-hidden="true"
        >
          <circle cx="16" cy="16" r="14" stroke="var(--border)" />
          <path d="M6.1 6.1a14 14 0 0 1 19.8 0" stroke="var(--accent)" />
        </svg>
      </div>
    </Columns>
  )
}

function spin(sign: SVGSVGElement | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  sign?.animate({ rotate: ['0turn', '1turn'] }, { duration: 900, iterations: Number.POSITIVE_INFINITY })
}
