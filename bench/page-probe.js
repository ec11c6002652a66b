// Runs in a page before its own scripts: notes what a reader would notice in `window.seen`.
{
  const seen = { contentful: 0, largest: 0, shift: 0, tasks: [], shown: 0 }
  window.seen = seen
  const watch = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })

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

  // Milliseconds on one clock for all documents of the tab.
  const clock = (time) => performance.timeOrigin + time
  const heading = () => document.querySelector('h1')?.textContent
  // Notes how long after a click the first frame is done that has another heading, in this document or the next.
  const watchHeading = (before, clicked) => {
    const changes = new MutationObserver(() => {
      if (heading() === undefined || heading() === before) return
      changes.disconnect()
      const note = () => {
        seen.shown = clock(performance.now()) - clicked
      }
      // Such a task runs right after the frame, before anything that only follows it.
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
