import { connect } from './client'

const url = process.env.API_URL ?? 'http://localhost:3000/api'
const api = connect(url)

const main = async () => {
  const note = await api.notes.add({ text: 'Buy soil', color: 'blue' })
  console.log(note.id, note.created)

  const notes = await api.notes.list({})
  console.log(notes.map((one) => one.text))

  try {
    await api.notes.add({ text: ' ' })
  } catch (error) {
    console.log(String(error))
  }
}

main()
