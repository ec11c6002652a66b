/** Opens the search by clicking its control in the header, with a query filled in. */
export function openSearchWith(query: string): void {
  const control = document.querySelector<HTMLElement>('header [data-action="search"]')
  if (control === null) return
  control.dataset['query'] = query
  control.click()
}
