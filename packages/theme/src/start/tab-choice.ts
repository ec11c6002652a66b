import { keepStored, readStored } from '@pagewright/browser'

/** The tab that the reader last chose in a group. Undefined when there is none, or when the tabs have no group. */
export function readTab(group: string | undefined): string | undefined {
  return group === undefined ? undefined : (readStored(`tabs:${group}`) ?? undefined)
}

/** Stores the choice for other pages and later visits. */
export function keepTab(group: string | undefined, value: string | undefined): void {
  if (group !== undefined && value !== undefined) keepStored(`tabs:${group}`, value)
}
