/** Whether the reader's browser asks pages to load less. */
export function savesData(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
}
