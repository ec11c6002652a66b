// Runs in a page before its own scripts and records what a reader would notice. `window.takeSeen()` returns the record so far.
{
  const seen = { contentful: 0, largest: 0, shift: 0, tasks: [], shown: 0 }
  const flushes = []
  // While a page is idle, Chromium may deliver performance entries seconds late, so they are taken from the observers.
  window.takeSeen = () => {
    for (const flush of flushes) flush()
    return seen
  }
  const watch = (type, note) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    observer.observe({ type, buffered: true })
    flushes.push(() => observer.takeRecords().forEach(note))
  }

  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  watch('longtask', ({ duration }) => seen.tasks.push(duration))
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.contentful = startTime
  })

  // Milliseconds on a clock that all documents of the tab share.
  const clock = (time) => performance.timeOrigin + time
  const heading = () => document.querySelector('h1')?.textContent
  // Records the time from a click to the end of the first frame with another heading, in this document or the next.
  const watchHeading = (before, clicked) => {
    const changes = new MutationObserver(() => {
      if (heading() === undefined || heading() === before) return
      changes.disconnect()
      const note = () => {
        seen.shown = clock(performance.now()) - clicked
      }
      // A task of this priority runs right after the frame, before other work that waits for the frame.
      requestAnimationFrame(() => scheduler.postTask(note, { priority: 'user-blocking' }))
    })
    changes.observe(document, { subtree: true, childList: true, characterData: true })
  }
  const clicked = Number(sessionStorage.getItem('clicked'))
  if (clicked > 0) watchHeading(undefined, clicked)
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('clicked', clock(timeStamp))
      watchHeading(heading(), clock(timeStamp))
    },
    true,
  )
}
