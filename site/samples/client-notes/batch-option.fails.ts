import { api } from './src/generated/notes'

export const notes = api.notes.list({}, { batch: true })
