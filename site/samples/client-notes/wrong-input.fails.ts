import { api } from './src/generated/notes'

export const note = api.notes.add({ text: 'Sow', color: 'red' })
