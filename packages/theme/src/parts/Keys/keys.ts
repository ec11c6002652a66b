export { showKeys } from './show-keys.ts'
export { stepEntries } from './step-entries.ts'
