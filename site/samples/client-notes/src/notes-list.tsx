// The compiler's option `jsx` is `react-jsx` in the reader's project.
/** @jsxRuntime automatic */
// #region component
import { useState } from 'react'
import useSWR from 'swr'
import useSWRMutation from 'swr/mutation'
import { connect } from './client'

const api = connect('/api')

export const NotesList = () => {
  const [text, setText] = useState('')
  const notes = useSWR('notes', () => api.notes.list({}))
  const add = useSWRMutation('notes', () => api.notes.add({ text }), {
    throwOnError: false,
    onSuccess: () => setText(''),
  })

  if (notes.error) return <p role="alert">{String(notes.error)}</p>
  if (!notes.data) return <p>Loading …</p>

  return (
    <>
      <ul>
        {notes.data.map((note) => (
          <li key={note.id}>{note.text}</li>
        ))}
      </ul>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button disabled={add.isMutating} onClick={() => add.trigger()}>
        Add
      </button>
      {add.error && <p role="alert">{String(add.error)}</p>}
    </>
  )
}
// #endregion component
