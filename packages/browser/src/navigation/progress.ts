/** In ms. */
const delay = 1000

/** A thin bar at the top of the window, which is shown if a page takes longer than a second to load. */
export type Progress = {
  /** Starts to wait; `label` names the bar for screen readers. A bar that is shown already stays. */
  readonly start: (label: string) => void
  readonly end: () => void
}

/** Creates a bar that is not shown yet. */
export function createProgress(): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined
  let bar: HTMLElement | null = null
  return {
    start: (label) => {
      clearTimeout(timer)
      if (bar !== null) return
      timer = setTimeout(() => {
        bar = createBar(label)
        document.body.append(bar)
        animate(bar)
      }, delay)
    },
    end: () => {
      clearTimeout(timer)
      bar?.remove()
      bar = null
    },
  }
}

function createBar(label: string): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'progress'
  bar.role = 'progressbar'
  bar.ariaLabel = label
  Object.assign(bar.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInline: '0',
    zIndex: '1000',
    blockSize: '3px',
    background: 'var(--progress, var(--accent, Highlight))',
    transformOrigin: '0 0',
  })
  return bar
}

// How much is left to load is unknown. The bar only says that the wait goes on: it gets slower and is never full.
function animate(bar: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const frames = [0.08, 0.55, 0.75, 0.88, 0.94].map((share) => ({ transform: `scaleX(${share})` }))
  bar.animate(frames, { duration: 16_000, easing: 'ease-out', fill: 'forwards' })
}
