/**
 * Reloads when Back or Forward change the address, but not the page: after a reload, the entries that the shell has made
 * still count as one document, and without the shell nobody would show their pages.
 */
export function reloadStaleHistory(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (document.documentElement.dataset.hydrated !== undefined || location.pathname === pathname) return
    // In 100 ms the browser has restored, as well as it can on another page, where that one was left: a reload keeps it.
    setTimeout(() => location.reload(), 100)
  })
}
