import { connect } from './src/client'

const api = connect('http://localhost:3000/api')

export const note = api.notes.add({ text: 'Sow', color: 'red' })
